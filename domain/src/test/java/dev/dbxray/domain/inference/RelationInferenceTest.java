package dev.dbxray.domain.inference;

import static dev.dbxray.domain.inference.InferenceFixtures.aTable;
import static dev.dbxray.domain.inference.InferenceFixtures.column;
import static dev.dbxray.domain.inference.InferenceFixtures.infer;
import static dev.dbxray.domain.inference.InferenceFixtures.key;
import static dev.dbxray.domain.inference.InferenceFixtures.keyed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Fixtures;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PartitionOf;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableBuilder;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RelationInferenceTest {

    @ParameterizedTest
    @CsvSource({
        "customer, id, customer_id",
        "customers, id, customer_id",
        "customer, id, customers_id",
        "companies, id, company_id",
        "addresses, id, address_id",
        "status, id, status_id",
        "t_customer, id, customer_id",
        "T_Customers, ID, CUSTOMER_ID",
        "mst_customer, id, customer_id",
        "t_customer, id, t_customer_id",
        "customer, id, customerId",
        "Customer, Id, CustomerID",
        "order_item, id, orderItemId",
        "orderitem, id, order_item_id",
        "customer, code, customer_code",
        "customer, customer_id, customer_id",
        "customers, customer_id, customer_id",
        "customer, customer_id, CustomerId",
        "顧客, ID, 顧客ID",
        "顧客, 顧客ID, 顧客ID",
        "M_顧客, ID, 顧客ＩＤ",
        "顧客, コード, 顧客コード",
    })
    void takesAColumnThatNamesATableAndItsKeyForAReference(String table, String key, String column) {
        assertThat(infer(keyed(table, key + " integer"), aTable("x", column + " integer")))
                .containsExactly("x(" + column + ")->" + table + "(" + key + ") NAMES_TABLE_AND_KEY");
    }

    @ParameterizedTest
    @CsvSource({
        "customer, id, billing_customer_id",
        "customers, customer_id, billingCustomerId",
        "customer, id, last_billing_customer_id",
        "item, id, order_item_id",
        "t_user, id, created_by_user_id",
        "user, id, created_by_userid",
    })
    void takesWordsBeforeThatForTheRole(String table, String key, String column) {
        assertThat(infer(keyed(table, key + " integer"), aTable("x", column + " integer")))
                .containsExactly("x(" + column + ")->" + table + "(" + key + ") NAMES_ROLE_TABLE_AND_KEY");
    }

    @ParameterizedTest
    @CsvSource({"staff, employee_id", "staff, employeeid", "M_担当者, 社員番号", "iso_country, country_code"})
    void takesTheNameOfAKeyThatOneTableHasForAReference(String table, String key) {
        assertThat(infer(keyed(table, key + " text"), aTable("x", key + " text")))
                .containsExactly("x(" + key + ")->" + table + "(" + key + ") SAME_NAME_AS_KEY");
    }

    @ParameterizedTest
    @CsvSource({
        "customer, id, id",
        "customer, id, customer",
        "customer, id, customer_no",
        "customer, id, customer_ids_text",
        "customer, id, cust_id",
        "staff, uuid, uuid",
        "staff, name, name",
        "classroom, building, building",
        "staff, employee_id, manager_employee_id",
        "a, id, 請求先顧客ID",
        "___, id, id_x",
        "___, id, id",
        "customer, ___, customer",
    })
    void staysSilentWhereTheNameDoesNotSayIt(String table, String key, String column) {
        assertThat(infer(keyed(table, key + " integer"), aTable("x", column + " integer")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "integer, bigint",
        "int4, smallint",
        "bigserial, integer",
        "int(11) unsigned, bigint(20)",
        "character varying(10), text",
        "char(3), CHARACTER  VARYING(20)",
        "'numeric(10,0)', numeric",
        "uuid, uuid",
        "my_domain, my_domain",
    })
    void takesTypesOfOneFamilyForTheSame(String keyType, String type) {
        assertThat(infer(keyed("customer", "id " + keyType), aTable("x", "customer_id " + type)))
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"integer, text", "uuid, text", "uuid, integer", "numeric, integer", "integer, integer[]", "a, b"})
    void staysSilentWhereTypesDiffer(String keyType, String type) {
        assertThat(infer(keyed("customer", "id " + keyType), aTable("x", "customer_id " + type)))
                .isEmpty();
        assertThat(infer(keyed("staff", "employee_id " + keyType), aTable("x", "employee_id " + type)))
                .isEmpty();
        assertThat(infer(keyed("customer", "id " + keyType), aTable("x", "old_customer_id " + type)))
                .isEmpty();
    }

    @Test
    void takesAUniqueColumnThatIsCalledLikeAKeyToo() {
        var customer = keyed("customer", "id integer", "code text", "customer_no text", "email text")
                .constraints(List.of(unique("code"), unique("customer_no"), unique("email")));

        assertThat(infer(
                        customer,
                        aTable("x", "customer_code text", "customer_no text", "customer_email text", "email text")))
                .containsExactly(
                        "x(customer_code)->customer(code) NAMES_TABLE_AND_KEY",
                        "x(customer_no)->customer(customer_no) NAMES_TABLE_AND_KEY");
    }

    @Test
    void prefersThePrimaryKeyToAUniqueColumn() {
        var customer =
                keyed("customer", "id integer", "customer_id integer").constraints(List.of(unique("customer_id")));

        assertThat(infer(customer, aTable("x", "customer_id integer")))
                .containsExactly("x(customer_id)->customer(id) NAMES_TABLE_AND_KEY");
    }

    @Test
    void prefersTheWholeNameToARoleAndTheNamedTableToTheSameName() {
        var order = keyed("order", "id integer");
        var orderItem = keyed("order_item", "id integer");
        var item = keyed("item", "id integer");
        var extension = keyed("item_extension", "item_id integer");

        assertThat(infer(order, orderItem, item, extension, aTable("x", "order_item_id integer", "item_id integer")))
                .containsExactly(
                        "x(item_id)->item(id) NAMES_TABLE_AND_KEY",
                        "x(order_item_id)->order_item(id) NAMES_TABLE_AND_KEY");
    }

    @Test
    void prefersTheSameSchemaAndGoesElsewhereWhereItHasNone() {
        var here = keyed("a.customer", "id integer");
        var there = keyed("b.customer", "id integer");
        var supplier = keyed("b.supplier", "id integer");

        assertThat(infer(here, there, supplier, aTable("a.x", "customer_id integer", "supplier_id integer")))
                .containsExactly(
                        "a.x(customer_id)->a.customer(id) NAMES_TABLE_AND_KEY",
                        "a.x(supplier_id)->b.supplier(id) NAMES_TABLE_AND_KEY");
    }

    @Test
    void staysSilentWhereSeveralTablesFitEquallyWell() {
        assertThat(infer(
                        keyed("a.customer", "id integer"),
                        keyed("b.customer", "id integer"),
                        aTable("c.x", "customer_id integer")))
                .isEmpty();
        assertThat(infer(
                        keyed("customer", "id integer"),
                        keyed("t_customer", "id integer"),
                        aTable("x", "customer_id integer", "old_customer_id integer")))
                .isEmpty();
        assertThat(infer(
                        keyed("staff", "employee_id integer"),
                        keyed("payroll", "employee_id integer"),
                        aTable("x", "employee_id integer")))
                .isEmpty();
    }

    @Test
    void staysWithinADatabase() {
        TableBuilder elsewhere = Table.builder(new ObjectName("prod", "sample", "customer"), TableType.TABLE)
                .columns(List.of(column("id", "integer", null, null)))
                .primaryKey(key("id"));

        assertThat(infer(elsewhere, aTable("x", "customer_id integer"))).isEmpty();
    }

    @Test
    void takesAPrimaryKeyForAReferenceOnlyWhereItHasTheOtherKeysOwnName() {
        assertThat(infer(keyed("customer", "customer_id integer"), keyed("customer_detail", "customer_id integer")))
                .containsExactly("customer_detail(customer_id)->customer(customer_id) NAMES_TABLE_AND_KEY");
        assertThat(infer(keyed("staff", "employee_id integer"), keyed("payroll", "employee_id integer")))
                .isEmpty();
        assertThat(infer(keyed("address", "id integer"), keyed("customer_address", "address_id integer")))
                .isEmpty();
        assertThat(infer(keyed("item", "item_id integer"), keyed("order_item", "order_item_id integer")))
                .isEmpty();
    }

    @Test
    void takesNoNumberThatTheDatabaseGivesForAReference() {
        var customer = keyed("customer", "id integer");
        var numbered = aTable("x")
                .columns(List.of(
                        column("a_customer_id", "integer", "nextval('s'::regclass)", null),
                        column("b_customer_id", "integer", null, "ALWAYS"),
                        column("c_customer_id", "integer", "0", null)));

        assertThat(infer(customer, numbered))
                .containsExactly("x(c_customer_id)->customer(id) NAMES_ROLE_TABLE_AND_KEY");
    }

    @Test
    void leadsATableToItselfOnlyInARole() {
        assertThat(infer(keyed("category", "id integer", "category_id integer", "parent_category_id integer")))
                .containsExactly("category(parent_category_id)->category(id) NAMES_ROLE_TABLE_AND_KEY");
        assertThat(infer(keyed("category", "category_id integer", "parent_category_id integer")))
                .containsExactly("category(parent_category_id)->category(category_id) NAMES_ROLE_TABLE_AND_KEY");
        assertThat(infer(keyed("x", "id integer", "owner_no integer").constraints(List.of(unique("owner_no")))))
                .isEmpty();
    }

    @Test
    void leavesOutColumnsOfKnownRelations() {
        var customer = keyed("customer", "id integer");
        var foreign = aTable("x", "customer_id integer")
                .foreignKeys(List.of(Fixtures.aForeignKey("f", "customer_id", "elsewhere", "id")));
        var logical = aTable("y", "customer_id integer")
                .logicalRelations(List.of(new LogicalRelation(
                        null,
                        List.of("customer_id"),
                        new TableRef("sample", "customer"),
                        List.of("id"),
                        null,
                        UnknownProperties.NONE)));

        assertThat(infer(customer, foreign, logical)).isEmpty();
    }

    @Test
    void leavesOutViewsAndPartitions() {
        var view = Fixtures.aView("v").columns(List.of(column("customer_id", "integer", null, null)));
        var viewWithKey = Fixtures.aView("supplier")
                .columns(List.of(column("id", "integer", null, null)))
                .primaryKey(key("id"));
        var partition = keyed("orders_2026", "id integer", "customer_id integer")
                .partitionOf(new PartitionOf(new TableRef("sample", "orders"), null, UnknownProperties.NONE));

        assertThat(infer(
                        keyed("customer", "id integer"),
                        view,
                        viewWithKey,
                        partition,
                        aTable("x", "supplier_id integer", "orders_2026_id integer")))
                .isEmpty();
    }

    private static Constraint unique(String column) {
        return new Constraint("unique_" + column, "unique", List.of(column), null, UnknownProperties.NONE);
    }
}
