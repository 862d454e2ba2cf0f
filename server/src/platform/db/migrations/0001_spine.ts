import { type Kysely, type RawBuilder, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/**
 * The first tables: schools, departments, users, roles, menu, sessions and the operation log.
 *
 * Ids are made by the application, and every key begins with the school, so that the tables can be spread over many servers. Times have
 * milliseconds, the precision of JavaScript. Columns that people sort by are collated by code point, so that every server sorts alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...organisation, ...users, ...rolesAndMenu, ...grants, ...sessions, ...records])
    await statement.execute(db);
}

const organisation: RawBuilder<unknown>[] = [
  sql`create table company (
    id varchar(10) primary key check (id ~ '^[0-9]+$'),
    company_name varchar(100) not null,
    status text not null check (status in ('APPLYING', 'TRIAL', 'ACTIVE', 'SUSPENDED', 'EXPIRED')),
    ${tracked}
  )`,
  sql`create table dept (
    company_id varchar(10) not null references company,
    id text not null,
    parent_id text,
    dept_name varchar(50) collate "C" not null check (dept_name <> ''),
    dept_code varchar(20) not null check (dept_code <> ''),
    dept_type smallint not null check (dept_type in (0, 1, 2)),
    leader_id text,
    phone varchar(20),
    campus varchar(50),
    sort integer not null check (sort between 0 and 9999),
    status text not null check (status in ('ENABLED', 'DISABLED')),
    ${tracked},
    primary key (company_id, id),
    constraint dept_parent_fkey foreign key (company_id, parent_id) references dept,
    constraint dept_code_unique unique (company_id, dept_code),
    constraint dept_name_unique unique (company_id, parent_id, dept_name),
    constraint dept_root_check check ((dept_type = 0) = (parent_id is null))
  )`,
  sql`create unique index dept_root_unique on dept (company_id) where parent_id is null`,
];

const users: RawBuilder<unknown>[] = [
  sql`create table app_user (
    company_id varchar(10) not null references company,
    id text not null,
    account varchar(32) collate "C" not null check (account <> '' and account = lower(account)),
    password_hash text not null check (password_hash like '$argon2id$%'),
    name varchar(50) not null check (name <> ''),
    phone varchar(20),
    email varchar(100),
    job varchar(50),
    avatar varchar(500),
    introduction varchar(500),
    location varchar(100),
    exam_code varchar(64),
    certification smallint not null check (certification in (0, 1)),
    user_type text not null check (user_type in ('STAFF', 'SUPPLIER', 'PLATFORM')),
    dept_id text not null,
    status text not null check (status in ('ENABLED', 'DISABLED', 'LOCKED')),
    need_change_password boolean not null default false,
    registration_date date not null,
    previous_login_time timestamptz(3),
    last_login_time timestamptz(3),
    last_login_ip varchar(45),
    ${tracked},
    primary key (company_id, id),
    constraint app_user_dept_fkey foreign key (company_id, dept_id) references dept,
    -- The one key without the school: the login form does not ask for it.
    constraint app_user_account_unique unique (account)
  )`,
  sql`create index app_user_dept on app_user (company_id, dept_id)`,
  sql`alter table dept add constraint dept_leader_fkey foreign key (company_id, leader_id) references app_user`,
];

const rolesAndMenu: RawBuilder<unknown>[] = [
  sql`create table role (
    company_id varchar(10) not null references company,
    id text not null,
    role_code varchar(32) collate "C" not null check (role_code ~ '^[a-z_]{2,32}$'),
    role_name varchar(30) collate "C" not null check (role_name <> ''),
    data_scope text not null check (data_scope in ('SELF', 'DEPT', 'COLLEGE', 'SCHOOL', 'ALL')),
    status text not null check (status in ('ENABLED', 'DISABLED')),
    built_in boolean not null default false,
    remark varchar(200) not null default '',
    ${tracked},
    primary key (company_id, id),
    constraint role_code_unique unique (company_id, role_code),
    constraint role_name_unique unique (company_id, role_name)
  )`,
  sql`create index role_list on role (company_id, built_in desc, create_time desc)`,
  sql`create table menu (
    company_id varchar(10) not null references company,
    id text not null,
    parent_id text,
    menu_name varchar(30) not null check (menu_name <> ''),
    menu_name_en varchar(60),
    menu_type text not null check (menu_type in ('DIR', 'MENU', 'BUTTON', 'LINK')),
    route_name varchar(60),
    path varchar(500),
    icon varchar(40),
    permission varchar(100) check (permission ~ '^[a-z-]+:[a-zA-Z-]+:[a-zA-Z-]+$'),
    sort integer not null check (sort between 0 and 9999),
    hide_in_menu boolean not null default false,
    sys_code varchar(20) not null,
    status text not null check (status in ('ENABLED', 'DISABLED')),
    ${tracked},
    primary key (company_id, id),
    constraint menu_parent_fkey foreign key (company_id, parent_id) references menu,
    constraint menu_route_name_unique unique (company_id, sys_code, route_name),
    constraint menu_type_check check (case menu_type
      when 'BUTTON' then permission is not null and parent_id is not null
      else route_name is not null and path is not null end)
  )`,
  sql`create index menu_permission on menu (company_id, permission)`,
];

const grants: RawBuilder<unknown>[] = [
  sql`create table user_role_dept (
    company_id varchar(10) not null,
    user_id text not null,
    role_company_id varchar(10) not null constraint user_role_dept_role_check check (role_company_id in ('0', company_id)),
    role_id text not null,
    dept_id text not null,
    primary key (company_id, user_id, role_company_id, role_id, dept_id),
    constraint user_role_dept_user_fkey foreign key (company_id, user_id) references app_user on delete cascade,
    -- No cascade: a role or department that somebody holds cannot be deleted.
    constraint user_role_dept_role_fkey foreign key (role_company_id, role_id) references role,
    constraint user_role_dept_dept_fkey foreign key (company_id, dept_id) references dept
  )`,
  sql`create index user_role_dept_role on user_role_dept (role_company_id, role_id)`,
  sql`create index user_role_dept_dept on user_role_dept (company_id, dept_id)`,
  sql`create table role_menu (
    company_id varchar(10) not null,
    role_id text not null,
    menu_company_id varchar(10) not null check (menu_company_id = '0'),
    menu_id text not null,
    primary key (company_id, role_id, menu_company_id, menu_id),
    constraint role_menu_role_fkey foreign key (company_id, role_id) references role on delete cascade,
    constraint role_menu_menu_fkey foreign key (menu_company_id, menu_id) references menu on delete cascade
  )`,
  sql`create index role_menu_menu on role_menu (menu_company_id, menu_id)`,
  sql`create table character_value (
    company_id varchar(10) not null references company,
    param_key varchar(64) not null check (param_key ~ '^[A-Za-z][A-Za-z0-9_]{1,63}$'),
    param_name varchar(50) not null,
    value_type text not null check (value_type in ('SWITCH', 'URL', 'TEXT')),
    param_value varchar(500) not null,
    ${tracked},
    primary key (company_id, param_key),
    constraint character_value_switch_check check (value_type <> 'SWITCH' or param_value in ('Y', 'N'))
  )`,
];

const sessions: RawBuilder<unknown>[] = [
  sql`create table login_session (
    token_hash text primary key,
    company_id varchar(10) not null,
    user_id text not null,
    role_company_id varchar(10),
    role_id text,
    dept_id text,
    create_time timestamptz(3) not null,
    last_seen_time timestamptz(3) not null,
    expire_time timestamptz(3) not null,
    end_time timestamptz(3),
    switch_nonce text,
    switch_key varchar(100),
    switch_choice text,
    -- A session does not outlive what it acts as.
    constraint login_session_user_fkey foreign key (company_id, user_id) references app_user on delete cascade,
    constraint login_session_role_fkey foreign key (role_company_id, role_id) references role on delete cascade,
    constraint login_session_dept_fkey foreign key (company_id, dept_id) references dept on delete cascade,
    constraint login_session_choice_check check ((role_id is null) = (role_company_id is null) and (role_id is null) = (dept_id is null))
  )`,
  sql`create index login_session_user on login_session (company_id, user_id)`,
  sql`create index login_session_role on login_session (role_company_id, role_id)`,
  sql`create index login_session_dept on login_session (company_id, dept_id)`,
  sql`create index login_session_expire on login_session (expire_time)`,
  sql`create table login_throttle (
    kind text not null check (kind in ('account', 'address')),
    subject varchar(200) not null,
    failures integer not null check (failures >= 0),
    last_failure_time timestamptz(3) not null,
    blocked_until timestamptz(3) not null,
    primary key (kind, subject)
  )`,
  sql`create index login_throttle_time on login_throttle (last_failure_time)`,
  sql`create table captcha (
    id text primary key,
    answer varchar(20) not null,
    expire_time timestamptz(3) not null
  )`,
  sql`create index captcha_expire on captcha (expire_time)`,
];

const records: RawBuilder<unknown>[] = [
  sql`create table idempotency (
    company_id varchar(10) not null,
    user_id text not null,
    operation_id varchar(100) not null,
    key varchar(100) not null,
    body_hash text not null,
    answer text,
    create_time timestamptz(3) not null,
    primary key (company_id, user_id, operation_id, key),
    constraint idempotency_user_fkey foreign key (company_id, user_id) references app_user on delete cascade
  )`,
  sql`create index idempotency_time on idempotency (create_time)`,
  // No foreign keys: entries of the log outlive the rows that they name.
  sql`create table operation_log (
    company_id varchar(10) not null,
    id text not null,
    time timestamptz(3) not null,
    user_id text,
    user_name varchar(50),
    role_id text,
    dept_id text,
    operation_id varchar(100) not null,
    code integer not null,
    request_id varchar(100) not null,
    ip varchar(45) not null,
    request jsonb,
    primary key (company_id, id)
  )`,
  sql`create index operation_log_time on operation_log (company_id, time desc)`,
];
