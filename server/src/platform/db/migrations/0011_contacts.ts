import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** Contacts of users: who receives goods, and where. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table contact (
    company_id varchar(10) not null,
    id text not null,
    user_id text not null,
    contact_name varchar(50) collate "C" not null check (contact_name <> ''),
    phone varchar(20) not null check (phone ~ '^1[3-9][0-9]{9}$'),
    campus varchar(50) collate "C" not null check (campus <> ''),
    address varchar(200) not null check (char_length(address) >= 5),
    room_no varchar(50) check (room_no <> ''),
    is_default boolean not null default false,
    ${tracked},
    primary key (company_id, id),
    constraint contact_user_fkey foreign key (company_id, user_id) references app_user on delete cascade
  )`.execute(db);
  await sql`create unique index contact_default_unique on contact (company_id, user_id) where is_default`.execute(db);
  await sql`create index contact_list on contact (company_id, user_id, is_default desc, update_time desc, id)`.execute(db);
}
