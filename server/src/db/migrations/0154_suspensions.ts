import { type Kysely, sql } from 'kysely';

/** Purchases that stand still beside their state, and the notices about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project
    add column suspend_time timestamptz(3),
    add column suspend_cause text check (suspend_cause in ('OFFICER', 'MODIFICATION')),
    add column suspend_reason varchar(500),
    add constraint project_suspension_check check (
      num_nonnulls(suspend_time, suspend_cause, suspend_reason) in (0, 3)
      and (suspend_time is null or status in ('PUBLISHED', 'OPENING', 'DECIDING', 'NOTICE')))`.execute(db);
  // Suppliers lock the round only: nothing of the purchase may tell that somebody takes part.
  await sql`alter table bid_round add column suspend_time timestamptz(3)`.execute(db);
  await allowAlso(db, 'announcement', 'announcement_type_check', 'CHANGE');
}

/** Adds a value to those that a column may have, whatever they are by now. */
async function allowAlso(db: Kysely<unknown>, table: string, constraint: string, value: string): Promise<void> {
  const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = ${constraint} and conrelid = ${table}::regclass`.execute(db);
  const wider = String(rows[0]?.definition).replace('ARRAY[', `ARRAY['${value}'::text, `);
  await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(constraint)}, add constraint ${sql.ref(constraint)} ${sql.raw(wider)}`.execute(
    db,
  );
}
