import { type Kysely, sql } from 'kysely';

/** The scenes whose messages a WeChat account receives, and the log of pushed messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table message_scene_relation (
    company_id varchar(10) not null,
    id text not null,
    receiver_id text not null,
    scene_code varchar(40) not null,
    create_time timestamptz(3) not null,
    primary key (company_id, id),
    constraint message_scene_relation_key unique (company_id, receiver_id, scene_code),
    constraint message_scene_relation_receiver_fkey foreign key (company_id, receiver_id)
      references wechat_receiver on delete cascade
  )`.execute(db);
  await sql`create index message_scene_relation_id on message_scene_relation (id)`.execute(db);
  await sql`create table wechat_send_log (
    company_id varchar(10) not null,
    id text not null,
    receiver_id text not null,
    scene_code varchar(40) not null,
    params jsonb not null,
    status text not null check (status in ('PENDING', 'SENT', 'FAILED')),
    send_time timestamptz(3),
    retry_times integer not null default 0 check (retry_times between 0 and 10),
    error varchar(300),
    create_time timestamptz(3) not null,
    primary key (company_id, id),
    constraint wechat_send_log_sent_check check ((status = 'SENT') = (send_time is not null)),
    constraint wechat_send_log_receiver_fkey foreign key (company_id, receiver_id) references wechat_receiver on delete cascade
  )`.execute(db);
  await sql`create index wechat_send_log_time on wechat_send_log (company_id, create_time, id)`.execute(db);
  await sql`create index wechat_send_log_receiver on wechat_send_log (company_id, receiver_id, create_time, id)`.execute(db);
  await sql`create index wechat_send_log_pending on wechat_send_log (company_id, id) where status = 'PENDING'`.execute(db);
}
