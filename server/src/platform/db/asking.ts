import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** Runs one SQL statement. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>;

/** Returns a connection whose statements are run by `ask`. */
export function asking(ask: Ask, release: PostgresPoolClient['release']): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    // Kysely also passes cursors, but only to dialects configured with a cursor class; ours has none.
    if (typeof text !== 'string') throw new TypeError('Only statements of text are run');
    return ask(text, values);
  }
  return { query, release };
}
