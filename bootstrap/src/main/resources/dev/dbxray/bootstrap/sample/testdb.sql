-- The sample database "testdb": a small company's staff, projects, attendance and warehouse.
-- Run it once, on an empty PostgreSQL database of version 12 or newer.

create schema sample;
create schema sample_archive;

create type sample.employee_status_enum as enum ('ACTIVE', 'ON_LEAVE', 'RETIRED');
comment on type sample.employee_status_enum is '在籍の状態。ACTIVEは在籍、ON_LEAVEは休職、RETIREDは退職。';

-- Staff

create table sample.department (
    department_id integer not null,
    department_name character varying(60) not null,
    cost_center character varying(10),
    constraint department_pkey primary key (department_id),
    constraint department_department_name_key unique (department_name)
);
comment on table sample.department is '組織の単位（部・課）のマスタ。どの従業員も、必ずここのどれか1つに属する。';
comment on column sample.department.department_name is '部署の正式な名称。';
comment on column sample.department.cost_center is '経費を付け替えるときの番号。';

create table sample.parking_spot (
    parking_spot_id integer not null,
    spot_label character varying(10) not null,
    is_covered boolean default false not null,
    constraint parking_spot_pkey primary key (parking_spot_id),
    constraint parking_spot_spot_label_key unique (spot_label)
);
comment on table sample.parking_spot is '社員用の駐車区画。1区画を使えるのは1人だけ。';
comment on column sample.parking_spot.is_covered is '屋根があるかどうか。';

create table sample.employee (
    employee_id serial not null,
    employee_code character varying(10) not null,
    employee_name character varying(50) not null,
    department_id integer not null,
    manager_id integer,
    parking_spot_id integer,
    email character varying(254),
    phone_number character varying(20),
    hire_date date not null,
    job_title character varying(40),
    status sample.employee_status_enum default 'ACTIVE' not null,
    constraint employee_pkey primary key (employee_id),
    constraint employee_employee_code_key unique (employee_code),
    constraint employee_parking_spot_id_key unique (parking_spot_id),
    constraint employee_email_check check (email like '%_@_%'),
    constraint employee_department_id_fkey foreign key (department_id) references sample.department (department_id),
    constraint employee_manager_id_fkey foreign key (manager_id) references sample.employee (employee_id),
    constraint employee_parking_spot_id_fkey foreign key (parking_spot_id)
        references sample.parking_spot (parking_spot_id) on delete set null
);
create index employee_department_id_idx on sample.employee (department_id);
create index employee_email_lower_idx on sample.employee (lower(email));
create index employee_on_leave_idx on sample.employee (hire_date) where status = 'ON_LEAVE';
comment on column sample.employee.manager_id is '直属の上司。最上位の人は空。';
comment on column sample.employee.job_title is '名刺に書く肩書き。';

create table sample.employee_history (
    history_id bigint generated always as identity,
    employee_id integer not null,
    employee_code character varying(10) not null,
    employee_name character varying(100) not null,
    department_id integer not null,
    manager_id integer,
    parking_spot_id integer,
    email character varying(254),
    phone_number character varying(20),
    hire_date date not null,
    job_title character varying(40),
    status sample.employee_status_enum not null,
    valid_from timestamp with time zone not null,
    valid_to timestamp with time zone,
    constraint employee_history_period_check check (valid_to is null or valid_from < valid_to),
    constraint employee_history_employee_id_fkey foreign key (employee_id) references sample.employee (employee_id)
);
create index employee_history_employee_id_valid_from_idx on sample.employee_history (employee_id, valid_from desc);
comment on column sample.employee_history.valid_from is 'この内容が有効になった日時。';
comment on column sample.employee_history.valid_to is 'この内容が次の変更で終わった日時。';

create table sample.employee_profile (
    employee_id integer not null,
    birth_date date,
    self_introduction text,
    constraint employee_profile_pkey primary key (employee_id),
    constraint employee_profile_employee_id_fkey foreign key (employee_id)
        references sample.employee (employee_id) on delete cascade
);
comment on table sample.employee_profile is '本人が書く自己紹介。書いていない人の行は無い。';

create table sample.audit_log (
    audit_id bigint generated always as identity,
    logged_at timestamp with time zone default current_timestamp not null,
    subject_id integer,
    event_name character varying(30) not null,
    detail jsonb,
    constraint audit_log_pkey primary key (audit_id),
    constraint audit_log_subject_id_fkey foreign key (subject_id)
        references sample.employee (employee_id) on delete set null
);
create index audit_log_detail_idx on sample.audit_log using gin (detail);
comment on table sample.audit_log is '誰の何がいつ変わったかの記録。追記だけで、直さない。';
comment on column sample.audit_log.subject_id is '変更の対象になった人。';

-- Attendance, one partition a year

create table sample.attendance (
    attendance_id bigint generated by default as identity,
    work_date date not null,
    employee_id integer not null,
    clock_in time without time zone,
    clock_out time without time zone,
    break_minutes integer default 60 not null,
    worked_minutes integer generated always as (
        (extract(epoch from (clock_out - clock_in)) / 60)::integer - break_minutes) stored,
    constraint attendance_pkey primary key (attendance_id, work_date),
    constraint attendance_break_minutes_check check (break_minutes >= 0),
    constraint attendance_employee_id_fkey foreign key (employee_id) references sample.employee (employee_id)
) partition by range (work_date);
create table sample.attendance_2025 partition of sample.attendance
    for values from ('2025-01-01') to ('2026-01-01');
create table sample.attendance_2026 partition of sample.attendance
    for values from ('2026-01-01') to ('2027-01-01');
create table sample.attendance_rest partition of sample.attendance default;
create index attendance_employee_id_work_date_idx on sample.attendance (employee_id, work_date);
comment on table sample.attendance is '日ごとの勤怠。年ごとのパーティションに分けて持つ。';
comment on column sample.attendance.worked_minutes is '休憩を除いた実働の分数。出退勤の時刻から求める。';

create table sample.attendance_note (
    note_id bigint generated always as identity,
    attendance_id bigint not null,
    work_date date not null,
    note text not null,
    constraint attendance_note_pkey primary key (note_id),
    constraint attendance_note_attendance_fkey foreign key (attendance_id, work_date)
        references sample.attendance (attendance_id, work_date) on delete cascade
);
comment on table sample.attendance_note is '勤怠に付ける覚え書き（遅刻の理由など）。';

-- Projects

create domain sample.ratio as numeric(3, 2) default 1.00
    constraint ratio_check check (value > 0 and value <= 1);
comment on domain sample.ratio is '0より大きく1以下の割合。';

create sequence sample.project_number_seq as integer start with 1000 increment by 10 maxvalue 999990;
comment on sequence sample.project_number_seq is 'プロジェクトの番号。あとから間に入れられるよう10ずつ進む。';

create table sample.project (
    project_id integer default nextval('sample.project_number_seq') not null,
    project_name character varying(80) not null,
    planned_period daterange,
    constraint project_pkey primary key (project_id)
);
alter sequence sample.project_number_seq owned by sample.project.project_id;
comment on column sample.project.planned_period is '予定の期間。決まる前は空。';

create table sample.project_assignment (
    employee_id integer not null,
    project_id integer not null,
    assigned_on date default current_date not null,
    workload sample.ratio not null,
    constraint project_assignment_pkey primary key (employee_id, project_id),
    constraint project_assignment_employee_id_fkey foreign key (employee_id)
        references sample.employee (employee_id),
    constraint project_assignment_project_id_fkey foreign key (project_id)
        references sample.project (project_id) on delete cascade
);
create index project_assignment_project_id_idx on sample.project_assignment (project_id);
comment on column sample.project_assignment.workload is '勤務時間のうちこの仕事に使う割合。';

-- Warehouse. No constraint leads from shipment to warehouse_zone: shipments arrive from another system first.

create table sample.warehouse_zone (
    zone_code character varying(8) not null,
    zone_label character varying(40) not null,
    is_refrigerated boolean default false not null,
    constraint warehouse_zone_pkey primary key (zone_code)
);
comment on table sample.warehouse_zone is '倉庫の区画。';
comment on column sample.warehouse_zone.is_refrigerated is '冷蔵の区画かどうか。';

create table sample.shipment (
    shipment_id bigint generated always as identity,
    zone_code character varying(8) not null,
    item_count integer not null,
    shipped_on date,
    constraint shipment_pkey primary key (shipment_id),
    constraint shipment_item_count_check check (item_count > 0)
);
create index shipment_zone_code_idx on sample.shipment (zone_code);
comment on table sample.shipment is '出荷の実績。物流システムから受け取る。';
comment on column sample.shipment.zone_code is '品物を取り出した区画。制約は無いがwarehouse_zoneのコードが入る。';

-- What was before the last reorganisation

create table sample_archive.department (
    department_id integer not null,
    department_name character varying(60) not null,
    abolished_on date not null,
    constraint department_pkey primary key (department_id)
);
comment on table sample_archive.department is '組織変更でなくなった部署の名残。';

-- Views and the functions that they need

create function sample.monthly_work_minutes(p_employee_id integer, p_month date)
    returns bigint
    language sql
    stable
as $$
    select coalesce(sum(a.worked_minutes), 0)
      from sample.attendance a
     where a.employee_id = p_employee_id
       and a.work_date >= date_trunc('month', p_month)
       and a.work_date < date_trunc('month', p_month) + interval '1 month'
$$;
comment on function sample.monthly_work_minutes(integer, date) is '1人のその月の実働の合計（分）。';

create view sample.employee_directory_view as
select employee_id, employee_code, employee_name, department_id, email, phone_number, hire_date, status
  from sample.employee
 where status <> 'RETIRED';
comment on view sample.employee_directory_view is '社内の名簿。退職した人は出ない。';
comment on column sample.employee_directory_view.status is '在籍か休職か。';

create view sample.attendance_monthly_view as
select d.employee_id,
       d.employee_name,
       o.department_name as former_department_name,
       sample.monthly_work_minutes(d.employee_id, current_date) as worked_minutes
  from sample.employee_directory_view d
  left join sample_archive.department o on o.department_id = d.department_id;
comment on view sample.attendance_monthly_view is '名簿の人ごとの今月の実働。部署が組織変更で変わった人には旧部署名も付く。';

create materialized view sample.shipment_daily_view as
select s.shipped_on, z.zone_code, z.zone_label, count(*) as shipments, sum(s.item_count) as items
  from sample.shipment s
  join sample.warehouse_zone z on z.zone_code = s.zone_code
 where s.shipped_on is not null
 group by s.shipped_on, z.zone_code, z.zone_label;
create unique index shipment_daily_view_key on sample.shipment_daily_view (shipped_on, zone_code);
comment on materialized view sample.shipment_daily_view is '日と区画ごとの出荷の集計。夜間に作り直す。';

-- Triggers

create function sample.log_employee_change()
    returns trigger
    language plpgsql
as $$
begin
    if tg_op = 'DELETE' then
        insert into sample.audit_log (event_name, detail) values ('EMPLOYEE_DELETE', to_jsonb(old));
        return old;
    end if;
    insert into sample.audit_log (subject_id, event_name, detail)
    values (new.employee_id, 'EMPLOYEE_' || tg_op, to_jsonb(new));
    return new;
end
$$;
comment on function sample.log_employee_change() is '人事情報の変更をaudit_logに残す。';

create trigger trg_employee_audit
    after insert or delete or update on sample.employee
    for each row execute function sample.log_employee_change();

create function sample.keep_employee_history()
    returns trigger
    language plpgsql
as $$
begin
    update sample.employee_history
       set valid_to = current_timestamp
     where employee_id = old.employee_id
       and valid_to is null;
    insert into sample.employee_history (
        employee_id, employee_code, employee_name, department_id, manager_id, parking_spot_id,
        email, phone_number, hire_date, job_title, status, valid_from)
    values (
        new.employee_id, new.employee_code, new.employee_name, new.department_id, new.manager_id, new.parking_spot_id,
        new.email, new.phone_number, new.hire_date, new.job_title, new.status, current_timestamp);
    return new;
end
$$;
comment on function sample.keep_employee_history() is '変更後の内容をemployee_historyに積み、それまでの行を閉じる。';

create trigger trg_employee_history
    after update on sample.employee
    for each row when (old.* is distinct from new.*)
    execute function sample.keep_employee_history();

create function sample.employee_directory_insert()
    returns trigger
    language plpgsql
as $$
begin
    insert into sample.employee (
        employee_code, employee_name, department_id, email, phone_number, hire_date, status)
    values (
        new.employee_code, new.employee_name, new.department_id, new.email, new.phone_number,
        coalesce(new.hire_date, current_date), coalesce(new.status, 'ACTIVE'));
    return new;
end
$$;
comment on function sample.employee_directory_insert() is '名簿への追加を、元の表への追加に置き換える。';

create trigger trg_employee_directory_insert
    instead of insert on sample.employee_directory_view
    for each row execute function sample.employee_directory_insert();

-- Other functions and procedures

create function sample.count_rows(p_table_name text)
    returns bigint
    language plpgsql
as $$
declare
    row_count bigint;
begin
    if p_table_name = 'staff' then
        select count(*) into row_count from employee;
    else
        execute format('select count(*) from %I', p_table_name) into row_count;
    end if;
    return row_count;
end
$$;
comment on function sample.count_rows(text) is '名前で指したテーブルの行数を数える。staffは人数を返す。';

create procedure sample.close_project(p_project_id integer)
    language plpgsql
as $$
begin
    if not exists (select 1 from sample.project where project_id = p_project_id) then
        raise exception 'project % does not exist', p_project_id;
    end if;
    if exists (
        select 1 from sample.audit_log
         where event_name = 'PROJECT_CLOSE' and detail ->> 'project_id' = p_project_id::text) then
        return;
    end if;
    update sample.employee
       set job_title = null
     where job_title = 'PROJECT LEAD ' || p_project_id;
    insert into sample.audit_log (subject_id, event_name, detail)
    select employee_id, 'PROJECT_CLOSE', jsonb_build_object('project_id', project_id, 'workload', workload)
      from sample.project_assignment
     where project_id = p_project_id;
    delete from sample.project_assignment where project_id = p_project_id;
end
$$;
comment on procedure sample.close_project(integer) is 'プロジェクトを締める。参加者をaudit_logに残して割り当てを外す。';

create procedure sample.assign_to_project(p_employee_id integer, p_project_id integer, p_workload numeric default 1)
    language sql
as $$
    insert into sample.project_assignment (employee_id, project_id, workload)
    values (p_employee_id, p_project_id, p_workload)
    on conflict (employee_id, project_id) do update set workload = excluded.workload
$$;
comment on procedure sample.assign_to_project(integer, integer, numeric) is '割り当てを足す。すでにあれば割合だけを直す。';

create procedure sample.retire_employee(p_employee_id integer)
    language plpgsql
as $$
begin
    update sample.employee
       set status = 'RETIRED', parking_spot_id = null
     where employee_id = p_employee_id;
    if not found then
        raise exception 'employee % does not exist', p_employee_id;
    end if;
end
$$;
comment on procedure sample.retire_employee(integer) is '退職にして、駐車区画を空ける。';

create function sample.free_parking_spots()
    returns table (spot_id integer, label character varying)
    language sql
    stable
as $$
    select p.parking_spot_id, p.spot_label
      from sample.parking_spot p
     where not exists (select 1 from sample.employee e where e.parking_spot_id = p.parking_spot_id)
     order by p.spot_label
$$;
comment on function sample.free_parking_spots() is '空いている駐車区画。';

create function sample.shipped_items(p_zone_code character varying)
    returns bigint
    language sql
    stable
as $$
    select coalesce(sum(item_count), 0) from sample.shipment where zone_code = p_zone_code
$$;
comment on function sample.shipped_items(character varying) is '区画から出荷した品物の数。';

create function sample.shipped_items(p_zone_code character varying, p_from date, p_to date)
    returns bigint
    language sql
    stable
as $$
    select coalesce(sum(item_count), 0)
      from sample.shipment
     where zone_code = p_zone_code
       and shipped_on between p_from and p_to
$$;
comment on function sample.shipped_items(character varying, date, date) is '期間を限った、区画から出荷した品物の数。';
