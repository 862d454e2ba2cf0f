import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** Tables of a round with the columns that are different in each copy. */
const copied = {
  project: ['id'],
  bid_round: ['id', 'project_id'],
  bid_participant: ['id', 'round_id'],
  bid_quote: ['id', 'participant_id'],
  due_event: ['subject_id'],
} as const;

/**
 * Copies an announced purchase with its round, its quotes and its timers, so that many rounds end in the same second.
 * @param count how many there are then
 * @returns the ids of the purchases
 */
export async function manyRounds(db: Kysely<Tables>, projectId: string, count: number): Promise<string[]> {
  const of = {
    project: sql`id = ${projectId}`,
    bid_round: sql`project_id = ${projectId}`,
    bid_participant: sql`round_id in (select id from bid_round where project_id = ${projectId})`,
    bid_quote: sql`participant_id in (select participant.id from bid_participant as participant
      join bid_round as round on round.id = participant.round_id where round.project_id = ${projectId})`,
    due_event: sql`subject_id = ${projectId} and kind = 'BIDDING_CLOSE'`,
  };
  for (const [table, own] of Object.entries(copied)) {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = current_schema() and is_generated = 'NEVER'`.execute(db);
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => {
      if ((own as readonly string[]).includes(name)) return sql`md5(${sql.ref(`source.${name}`)} || n)::uuid::text`;
      return name === 'project_code' ? sql`'JJ2027' || lpad(n::text, 6, '0')` : sql.ref(`source.${name}`);
    });
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from ${sql.table(table)} as source, generate_series(2, ${count}) as n
      where ${of[table as keyof typeof of]}`.execute(db);
  }
  const { rows } = await sql<{ id: string }>`select ${projectId} as id union all
    select md5(${projectId} || n)::uuid::text from generate_series(2, ${count}) as n`.execute(db);
  return rows.map(({ id }) => id);
}
