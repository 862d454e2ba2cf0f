import type { Client } from './client.ts';
import { ConfigurationError, ParseError } from './errors.ts';
import type { Input, PagedId, Row } from './operationTypes.ts';
import type { CallOptions } from './types.ts';

/** Options of `iterate`, also used for each of its calls. */
export interface IterateOptions extends CallOptions {
  /** Stops after this many rows. No limit by default. */
  maxItems?: number;
  /** Rows requested per call. Default 100, at most 200. */
  pageSize?: number;
  /** Fails after this many pages, to stop at a list that never ends. Default 1000. */
  maxPages?: number;
}

/**
 * Yields all rows of a paged operation. Each page is requested when the rows before it have been consumed.
 * @throws the errors of `call`; ParseError if the server repeats a page, ConfigurationError after `maxPages`
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
