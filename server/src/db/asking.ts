import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** Runs one statement of text. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>;

/** Returns a connection that runs statements of text by `ask`. */
export function asking(ask: Ask, release: PostgresPoolClient['release']): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    // The other form, with a cursor, is for dialects that are given a cursor class; ours is not.
    if (typeof text !== 'string') throw new TypeError('Only statements of text are run');
    return ask(text, values);
  }
  return { query, release };
}
