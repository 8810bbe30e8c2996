create database `shop`;
create database `archive`;
create function `shop`.`add_one`(n integer) returns integer deterministic return n + 1;
create procedure `shop`.`do_nothing`() begin end;
create table `shop`.`customer` (
    `id` integer not null primary key,
    `name` varchar(50) default 'it''s' not null comment '顧客の氏名。',
    `credit` decimal(10, 2),
    `since` date,
    constraint `customer_name_uq` unique (`name`)
) comment 'Who buys.\nSecond line | pipe "q" `tick`';
create trigger `shop`.`customer_note` before insert on `shop`.`customer` for each row set new.`credit` = 0;
create table `shop`.`product` (
    `region` integer not null,
    `code` varchar(50) not null,
    primary key (`code`, `region`),
    key `product_region` (`region`, `code`)
);
create table `shop`.`order "line".x` (
    `line no` integer not null primary key,
    `p"region` integer not null,
    `p.code` varchar(50) not null,
    `quantity` integer not null,
    `doubled` integer generated always as (`quantity` * 2) virtual,
    constraint `line_quantity_check` check (`quantity` > 0),
    constraint `line fk` foreign key (`p"region`, `p.code`) references `shop`.`product` (`region`, `code`) on delete cascade
);
create index `line_plain` on `shop`.`order "line".x` (`quantity`, `p.code`);
create unique index `line_unique` on `shop`.`order "line".x` (`line no`, `quantity`);
create table `shop`.`employee` (
    `id` integer not null auto_increment primary key,
    `manager_id` integer,
    `customer_id` integer not null,
    constraint `employee_customer_uq` unique (`customer_id`),
    constraint `employee_manager_fk` foreign key (`manager_id`) references `shop`.`employee` (`id`),
    constraint `employee_customer_fk` foreign key (`customer_id`) references `shop`.`customer` (`id`)
);
create table `shop`.`受注＿明細` (`数量` integer);
create table `shop`.`Twin` (`a` integer not null);
create table `shop`.`twin` (`b` integer not null);
create table `shop`.`event` (`year_no` integer not null)
    partition by range (`year_no`) (
        partition event_25 values less than (2026),
        partition event_26 values less than (2027));
create view `shop`.`customer_name` as select `id`, `name` from `shop`.`customer`;
create table `archive`.`customer` (`id` integer not null primary key);
create table `archive`.`line` (
    `customer_id` integer not null,
    `shop_customer_id` integer,
    constraint `line fk` foreign key (`customer_id`) references `archive`.`customer` (`id`),
    constraint `cross fk` foreign key (`shop_customer_id`) references `shop`.`customer` (`id`)
);
