import { type Kysely, sql } from 'kysely';

/** The scan of a qualification. Qualifications that the supplier did not submit itself may have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table supplier_qualification add column file_id text,
    add constraint supplier_qualification_file_fkey foreign key (company_id, file_id) references file`.execute(db);
  await sql`create index supplier_qualification_file on supplier_qualification (company_id, file_id)
    where file_id is not null`.execute(db);
}
