import { type Kysely, sql } from 'kysely';

/** The operator of the platform works for every school; and no supplier has an id that could be a school's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One whose scope an administrator has changed stays as it is.
  await sql`update role set data_scope = 'ALL', version = version + 1, update_time = now()
    where company_id = '0' and role_code = 'operator' and built_in and data_scope = 'SCHOOL'`.execute(db);
  await sql`alter table supplier add constraint supplier_id_check check (id !~ '^[0-9]{1,10}$')`.execute(db);
}
