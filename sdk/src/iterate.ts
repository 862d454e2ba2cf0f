import type { Client } from './createClient.ts';
import { ConfigurationError, ParseError } from './errors.ts';
import type { CallOptions, Input, PagedId, Row } from './types.ts';

/** Settings of `iterate`, and of each of its calls. */
export interface IterateOptions extends CallOptions {
  /** Stops after so many rows. */
  maxItems?: number;
  /** Rows asked for with each call. 100 by default, 200 at most. */
  pageSize?: number;
  /** Fails after so many pages, because a list that does not end is a fault. 1000 by default. */
  maxPages?: number;
}

/**
 * All rows of a paged operation, page after page, each asked for when the rows before it have been taken.
 * @throws what `call` throws; ParseError if the server repeats a page, ConfigurationError beyond `maxPages`
 * @example
 * for await (const role of iterate(client, 'queryRolePage', { query: { status: 'ENABLED' } })) console.log(role.roleName);
 */
export async function* iterate<Id extends PagedId>(
  client: Pick<Client, 'call'>,
  id: Id,
  input?: Input<Id>,
  { maxItems = Number.POSITIVE_INFINITY, pageSize = 100, maxPages = 1_000, ...options }: IterateOptions = {},
): AsyncGenerator<Row<Id>, void, undefined> {
  let taken = 0;
  let seen = 0;
  let before = '';
  if (maxItems <= 0) return;
  for (let current = 1; ; current++) {
    if (current > maxPages) throw new ConfigurationError(`more than ${maxPages} pages, raise maxPages`, { operationId: id });
    const query = { ...(input as { query?: object } | undefined)?.query, current, size: pageSize };
    const page = (await client.call(id, { ...input, query } as Input<Id>, options)) as { records: Row<Id>[]; total: number };
    const content = JSON.stringify(page.records);
    if (content === before && page.records.length > 0)
      throw new ParseError(`page ${current} is the same as the one before`, { operationId: id });
    before = content;
    for (const row of page.records) {
      yield row;
      if (++taken >= maxItems) return;
    }
    seen += page.records.length;
    if (page.records.length === 0 || seen >= page.total) return;
  }
}
