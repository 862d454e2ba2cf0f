import { type Kysely, sql } from 'kysely';

/** Indexes for dictionary types with very many entries: each order of their list, and keywords. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['sort', 'dict_label', 'dict_value', 'update_time']) {
    await sql`create index ${sql.id(`dict_entry_by_${column}`)} on dict_entry (dict_type, ${sql.id(column)}, id)`.execute(db);
  }
  for (const column of ['dict_label', 'dict_value']) {
    await sql`create index ${sql.id(`${column}_start`)} on dict_entry (dict_type, lower(${sql.id(column)}))`.execute(db);
  }
  await sql`create index dict_entry_keyword on dict_entry using gin (grams(dict_label || ' ' || dict_value))`.execute(db);
}
