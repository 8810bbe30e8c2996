create table "customer" (
    "id" integer not null constraint "customer_pk" primary key,
    "name" varchar(50) default 'it''s' not null constraint "customer_name_uq" unique,
    "credit" decimal(10, 2),
    "since" date
);
create trigger "customer_note" before insert on "customer" begin select 1; end;
create table "product" (
    "region" integer not null,
    "code" varchar(50) not null,
    constraint "product_pk" primary key ("code", "region")
);
create table "order ""line"".x" (
    "line no" integer not null constraint "line_pk" primary key,
    "p""region" integer not null,
    "p.code" varchar(50) not null,
    "quantity" integer not null constraint "line_quantity_check" check ("quantity" > 0),
    "doubled" integer generated always as ("quantity" * 2),
    constraint "line fk" foreign key ("p""region", "p.code")
        references "product" ("region", "code") on delete cascade
);
create index "line_plain" on "order ""line"".x" ("quantity", "p.code");
create unique index "line_unique" on "order ""line"".x" ("line no", "quantity");
create index "line_expression" on "order ""line"".x" (lower("p.code"));
create index "line_partial" on "order ""line"".x" ("p""region") where "quantity" > 10;
create table "employee" (
    "id" integer not null constraint "employee_pk" primary key autoincrement,
    "manager_id" integer constraint "employee_manager_fk" references "employee" ("id"),
    "customer_id" integer not null
        constraint "employee_customer_uq" unique
        constraint "employee_customer_fk" references "customer" ("id")
);
create table "受注＿明細" ("数量" integer);
create view "customer_name" as select "id", "name" from "customer";
