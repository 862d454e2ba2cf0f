import { type Kysely, sql } from 'kysely';

/** Adds a value to those that a column may have, whatever they are by now. For migrations. @param constraint a check of the column with a list of values */
export async function allowAlso(db: Kysely<unknown>, table: string, constraint: string, value: string): Promise<void> {
  const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = ${constraint} and conrelid = ${table}::regclass`.execute(db);
  const wider = sql.raw(String(rows[0]?.definition).replace('ARRAY[', `ARRAY['${value}'::text, `));
  const name = sql.ref(constraint);
  await sql`alter table ${sql.table(table)} drop constraint ${name}, add constraint ${name} ${wider}`.execute(db);
}
