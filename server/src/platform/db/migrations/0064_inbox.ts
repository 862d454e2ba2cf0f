import { type Kysely, sql } from 'kysely';

/** Messages of the platform to its users. A message stores its scene and values; its text is made when it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table inbox_message (
    company_id varchar(10) not null,
    id text not null,
    user_id text not null,
    scene_code varchar(40) not null check (scene_code ~ '^[A-Z][A-Z0-9_]{1,39}$'),
    params jsonb not null,
    biz_type varchar(20),
    biz_id varchar(64),
    read_time timestamptz(3),
    create_time timestamptz(3) not null,
    primary key (company_id, id),
    constraint inbox_message_user_fkey foreign key (company_id, user_id) references app_user on delete cascade,
    constraint inbox_message_biz_check check ((biz_type is null) = (biz_id is null))
  )`.execute(db);
  await sql`create index inbox_message_list on inbox_message (company_id, user_id, create_time desc, id desc)`.execute(db);
  await sql`create index inbox_message_unread on inbox_message (company_id, user_id) where read_time is null`.execute(db);
}
