import { type Kysely, sql } from 'kysely';

/** Portraits of users become uploaded files. The old column for an address was never used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user drop column avatar, add column avatar_id text,
    add constraint app_user_avatar_fkey foreign key (company_id, avatar_id) references file`.execute(db);
  await sql`create index app_user_avatar on app_user (company_id, avatar_id) where avatar_id is not null`.execute(db);
}
