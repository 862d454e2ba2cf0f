import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** What is written about requests, refused ones too, and by servers that were kept from sweeping: no work of theirs. */
const aboutRequests = ['operation_log', 'login_throttle', 'idempotency', 'access_version', 'sweep_gap'];

/** Of a PostgreSQL database: how many rows each table has, the sum of each of its numbers, and how often what is yes or no is yes. */
export async function quantities(db: Kysely<Tables>): Promise<Record<string, number>> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public' and table_name not in (${sql.join(aboutRequests)})`.execute(db);
  const selects = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) => {
    const terms = own.flatMap(({ column, type }) => {
      if (type === 'boolean') return `'${table}.${column}', count(*) filter (where ${column})`;
      return ['smallint', 'integer', 'bigint', 'numeric'].includes(type) ? `'${table}.${column}', sum(${column})` : [];
    });
    return `select json_build_object(${[`'${table}', count(*)`, ...terms]}) as found from ${table}`;
  });
  const { rows } = await sql.raw<{ found: Record<string, number> }>(selects.join(' union all ')).execute(db);
  return Object.assign({}, ...rows.map(({ found }) => found));
}

/** What has become more or less, by how much. */
export function growth(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  const changes = Object.keys(after).map((name) => [name, Number(after[name]) - Number(before[name])] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
