import { type Kysely, sql } from 'kysely';

/** Gives the operator of the platform data scope ALL, and keeps suppliers from having an id that could belong to a school. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A role whose scope an administrator has changed stays unchanged.
  await sql`update role set data_scope = 'ALL', version = version + 1, update_time = now()
    where company_id = '0' and role_code = 'operator' and built_in and data_scope = 'SCHOOL'`.execute(db);
  await sql`alter table supplier add constraint supplier_id_check check (id !~ '^[0-9]{1,10}$')`.execute(db);
}
