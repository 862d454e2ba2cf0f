import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** So many statements get a name at most; each connection keeps a plan for each that it has carried out. */
const maxNames = 500;

/**
 * A pool whose connections plan a statement once and then only carry it out; planning anew each time was more than half of what a
 * page cost (measured). A statement gets its name when its text comes for the second time, so that those written for one occasion,
 * such as `in` with many values, use up none.
 */
export function withNamedStatements(pool: Pool): PostgresPool {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size === maxNames) return name;
    if (!seen.delete(text)) {
      if (seen.size === maxNames) seen.clear();
      seen.add(text);
      return undefined;
    }
    names.set(text, `statement${names.size}`);
    return names.get(text);
  };
  return { connect: async () => naming(await pool.connect(), nameOf), end: () => pool.end(), options: pool.options };
}

/** A connection that names the statements that have values; `begin` and its like are not worth it. */
function naming(client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    // The other form, with a cursor, is for dialects that are given a cursor class; ours is not.
    if (typeof text !== 'string') throw new TypeError('Only statements of text are carried out');
    return values.length === 0 ? client.query(text) : client.query({ name: nameOf(text), text, values: [...values] });
  }
  return { query, release: (destroy) => client.release(destroy) };
}
