import { type Kysely, sql } from 'kysely';

/** Marks budget cards of the finance system, and when they disappeared from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table expenditure
    add column source text not null default 'LOCAL' check (source in ('LOCAL', 'SYNC')),
    add column absent_since timestamptz(3),
    add constraint expenditure_absent_check check (absent_since is null or (source = 'SYNC' and status = 'DISABLED'))`.execute(
    db,
  );
}
