import { type Kysely, sql } from 'kysely';

/** User management: the source of users, the roles that a role may grant, earlier passwords and codes sent by SMS. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...users, ...grants, ...secrets]) await statement.execute(db);
}

const users = [
  sql`alter table app_user
    add column gender text not null default 'UNKNOWN' check (gender in ('MALE', 'FEMALE', 'UNKNOWN')),
    add column source text not null default 'LOCAL' check (source in ('LOCAL', 'CAS', 'QLGD', 'IMPORT', 'PLATFORM')),
    add column cas_id varchar(64),
    alter column password_hash drop not null,
    alter column name type varchar(50) collate "C",
    add constraint app_user_cas_id_unique unique (company_id, cas_id)`,
  sql`create index app_user_list on app_user (company_id, create_time desc, id desc)`,
  sql`create index app_user_name on app_user (company_id, name, id)`,
  sql`create index app_user_school_account on app_user (company_id, account)`,
  sql`create index app_user_last_login on app_user (company_id, last_login_time desc, id)`,
  // Users who have forgotten their password are looked up by phone without a school.
  sql`create index app_user_phone on app_user (phone)`,
];

const grants = [
  sql`alter table role add column exclusive boolean not null default false`,
  sql`update role set exclusive = true where company_id = '0' and role_code = 'auditor'`,
  sql`create table role_assignable (
    company_id varchar(10) not null,
    role_id text not null,
    assignable_company_id varchar(10) not null,
    assignable_role_id text not null,
    primary key (company_id, role_id, assignable_company_id, assignable_role_id),
    constraint role_assignable_role_fkey foreign key (company_id, role_id) references role on delete cascade,
    constraint role_assignable_target_fkey foreign key (assignable_company_id, assignable_role_id) references role on delete cascade
  )`,
  sql`create index role_assignable_target on role_assignable (assignable_company_id, assignable_role_id)`,
];

const secrets = [
  sql`create table password_history (
    company_id varchar(10) not null,
    user_id text not null,
    time timestamptz(3) not null,
    password_hash text not null check (password_hash like '$argon2id$%'),
    primary key (company_id, user_id, time, password_hash),
    constraint password_history_user_fkey foreign key (company_id, user_id) references app_user on delete cascade
  )`,
  sql`create table phone_captcha (
    phone varchar(20) not null,
    scene text not null check (scene in ('RESET', 'BIND', 'REGISTER')),
    code_hash text not null,
    attempts integer not null default 0 check (attempts >= 0),
    expire_time timestamptz(3) not null,
    create_time timestamptz(3) not null,
    primary key (phone, scene)
  )`,
  sql`create index phone_captcha_expire on phone_captcha (expire_time)`,
  sql`alter table login_throttle drop constraint login_throttle_kind_check`,
  sql`alter table login_throttle add constraint login_throttle_kind_check
    check (kind in ('account', 'address', 'sms'))`,
];
