create schema "shop";
create schema "archive";
create macro "shop"."add_one"(n integer) as n + 1, (n integer, m integer) as n + m + 1;
create type "shop"."mood" as enum ('ok', 'so so', 'it''s bad');
create table "shop"."customer" (
    "id" integer not null primary key,
    "name" varchar default 'it''s' not null unique,
    "credit" decimal(10, 2),
    "since" date
);
comment on table "shop"."customer" is 'Who buys.
Second line | pipe "q" `tick`';
comment on column "shop"."customer"."name" is '顧客の氏名。';
create sequence "shop"."ticket" start with 5 increment by 2 minvalue 1 maxvalue 1000 cycle;
create table "shop"."product" (
    "region" integer not null,
    "code" varchar not null,
    primary key ("code", "region")
);
create table "shop"."order ""line"".x" (
    "line no" integer not null primary key,
    "p""region" integer not null,
    "p.code" varchar not null,
    "quantity" integer not null check ("quantity" > 0),
    "doubled" integer generated always as ("quantity" * 2),
    foreign key ("p.code", "p""region") references "shop"."product" ("code", "region")
);
create index "line_plain" on "shop"."order ""line"".x" ("quantity", "p.code");
create unique index "line_unique" on "shop"."order ""line"".x" ("line no", "quantity");
create index "line_expression" on "shop"."order ""line"".x" (lower("p.code"));
create table "shop"."employee" (
    "id" integer not null primary key,
    "manager_id" integer references "shop"."employee" ("id"),
    "customer_id" integer not null unique references "shop"."customer" ("id")
);
create table "shop"."受注＿明細" ("数量" integer);
create trigger "customer_note" after insert on "shop"."customer" for each statement
    insert into "shop"."受注＿明細" values (1);
create view "shop"."customer_name" as select "id", "name" from "shop"."customer";
comment on view "shop"."customer_name" is 'Names only.';
create table "archive"."customer" ("id" integer not null primary key);
create table "archive"."line" (
    "customer_id" integer not null references "archive"."customer" ("id"),
    "shop_customer_id" integer
);
