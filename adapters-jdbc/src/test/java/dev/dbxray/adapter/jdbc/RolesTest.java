package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RolesTest {

    private static final TestDatabase DATABASE =
            PostgresServer.freshDatabase().execute("""
                    create schema app;
                    create schema locked;
                    create type app.mood as enum ('ok', 'bad');
                    create domain app.code as text default 'x' check (value <> '');
                    create table app.parent(id serial primary key, mood app.mood default 'ok', code app.code);
                    create table app.child(
                        id int generated always as identity primary key,
                        parent_id int not null references app.parent on delete cascade,
                        since timestamptz default '2026-01-01 00:00:00+00', share float8 default 0.1,
                        twice int generated always as (parent_id * 2) stored,
                        check (share > 0));
                    create table app.ev(d timestamptz) partition by range (d);
                    create table app.ev_26 partition of app.ev
                        for values from ('2026-01-01 00:00:00+00') to ('2027-01-01 00:00:00+00');
                    create view app.reading as select p.code, c.share from app.parent p join app.child c on p.id = c.parent_id;
                    create function app.count_children(p_mood app.mood default 'ok') returns bigint
                        language sql as 'select count(*) from app.child';
                    create sequence locked.hidden;
                    create table locked.secret(a int primary key, b text);
                    comment on table locked.secret is 'seen by everybody';
                    create function app.note() returns trigger language plpgsql as 'begin return new; end';
                    create trigger note before insert on app.child for each row execute function app.note();
                    """).execute("analyze").execute("""
                    create role reads_only login;
                    grant usage on schema app to reads_only;
                    grant select on all tables in schema app to reads_only;
                    create role usage_only login;
                    grant usage on schema app to usage_only;
                    alter role usage_only set search_path = '';
                    create role lives_elsewhere login;
                    alter role lives_elsewhere set search_path = app, locked, public;
                    alter role lives_elsewhere set timezone = 'Asia/Tokyo';
                    alter role lives_elsewhere set datestyle = 'German, DMY';
                    alter role lives_elsewhere set intervalstyle = 'iso_8601';
                    alter role lives_elsewhere set extra_float_digits = -10;
                    alter role lives_elsewhere set quote_all_identifiers = on;
                    alter role lives_elsewhere set bytea_output = 'escape';
                    alter role lives_elsewhere set default_transaction_isolation = 'read committed';
                    create role stranger login;
                    """);

    private static final Catalog OWNERS_CATALOG = DATABASE.catalog();

    @ParameterizedTest
    @ValueSource(strings = {"reads_only", "usage_only", "lives_elsewhere", "stranger"})
    void showsEveryRoleTheCatalogThatTheOwnerSees(String role) {
        Catalog catalog = DATABASE.catalogAs(role);

        assertThat(catalog.tables()).isEqualTo(OWNERS_CATALOG.tables()).isNotEmpty();
        assertThat(catalog.routines()).isEqualTo(OWNERS_CATALOG.routines()).isNotEmpty();
        assertThat(catalog.sequences()).isEqualTo(OWNERS_CATALOG.sequences()).isNotEmpty();
        assertThat(catalog.types()).isEqualTo(OWNERS_CATALOG.types()).isNotEmpty();
        assertThat(catalog.databases()).isEqualTo(OWNERS_CATALOG.databases());
    }

    @Test
    void readsTheSameTwice() {
        assertThat(DATABASE.catalog())
                .usingRecursiveComparison()
                .ignoringCollectionOrder()
                .isEqualTo(OWNERS_CATALOG);
        assertThat(DATABASE.catalog().tables()).isEqualTo(OWNERS_CATALOG.tables());
    }
}
