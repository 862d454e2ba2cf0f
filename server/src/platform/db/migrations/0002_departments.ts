import { type Kysely, sql } from 'kysely';

/** The parent of a department is one level above it. The key makes wrong levels, and with them cycles, impossible. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dept
    add constraint dept_level_unique unique (company_id, id, dept_type),
    add column parent_type smallint generated always as (case when dept_type > 0 then dept_type - 1 end) stored,
    drop constraint dept_parent_fkey`.execute(db);
  await sql`alter table dept add constraint dept_parent_fkey
    foreign key (company_id, parent_id, parent_type) references dept (company_id, id, dept_type)`.execute(db);
  await sql`create index dept_leader on dept (company_id, leader_id)`.execute(db);
}
