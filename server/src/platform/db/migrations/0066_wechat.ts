import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** WeChat accounts that receive messages of users, and the codes that bind them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table wechat_receiver (
    company_id varchar(10) not null,
    id text not null,
    user_id text not null,
    open_id varchar(64) collate "C" not null check (open_id <> ''),
    nick_name varchar(60) collate "C",
    nick_name_notes varchar(30) check (nick_name_notes <> ''),
    bind_time timestamptz(3) not null,
    push_state boolean not null,
    bind_status text not null check (bind_status in ('BOUND', 'CANCELLED')),
    slot smallint check (slot between 1 and 5),
    ${tracked},
    primary key (company_id, id),
    constraint wechat_receiver_user_fkey foreign key (company_id, user_id) references app_user on delete cascade,
    constraint wechat_receiver_bound_check check ((bind_status = 'BOUND') = (slot is not null)),
    constraint wechat_receiver_pushed_check check (not push_state or bind_status = 'BOUND'),
    constraint wechat_receiver_slot_key unique (company_id, user_id, slot)
  )`.execute(db);
  await sql`create unique index wechat_receiver_open_id on wechat_receiver (open_id) where bind_status = 'BOUND'`.execute(db);
  await sql`create index wechat_receiver_time on wechat_receiver (company_id, bind_time, id)`.execute(db);
  await sql`create index wechat_receiver_name on wechat_receiver (company_id, nick_name, id)`.execute(db);
  // With data scope ALL, rows are looked up by id without a school.
  await sql`create index wechat_receiver_id on wechat_receiver (id)`.execute(db);
  await sql`create table wechat_bind_attempt (
    company_id varchar(10) not null,
    id text not null,
    user_id text not null,
    status text not null check (status in ('WAITING', 'BOUND', 'CANCELLED')),
    nick_name varchar(60),
    expire_time timestamptz(3) not null,
    primary key (company_id, id),
    constraint wechat_bind_attempt_user_fkey foreign key (company_id, user_id) references app_user on delete cascade
  )`.execute(db);
  await sql`create index wechat_bind_attempt_id on wechat_bind_attempt (id)`.execute(db);
  await sql`create unique index wechat_bind_attempt_waiting on wechat_bind_attempt (company_id, user_id)
    where status = 'WAITING'`.execute(db);
  await sql`create index wechat_bind_attempt_end on wechat_bind_attempt (expire_time)`.execute(db);
}
