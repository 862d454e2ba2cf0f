import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { ownSupplier } from '#suppliers/profiles/public.ts';
import { biddableRows, byEnd, nearRounds, onlyPart, toBiddable, worthListing } from './biddableRows.ts';
import { bidderResults } from './bidderResults.ts';

/** Returns one page of purchases that a supplier may quote for or has joined, or of its part in those that are over. */
export async function queryBiddableProjectPage(
  { query }: Input<'queryBiddableProjectPage'>,
  context: Context,
): Promise<Output<'queryBiddableProjectPage'>> {
  const { keyword, joined, part } = query ?? {};
  const supplier = await ownSupplier(context);
  const rounds = await nearRounds(supplier, context);
  let found = part === undefined ? worthListing(rounds, supplier, context.now) : onlyPart(rounds, part, context.now);
  if (joined !== undefined) found = found.where('own.id', joined ? 'is not' : 'is', null);
  if (keyword !== undefined) {
    const like = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
    found = found.where((eb) => eb.or([eb('project.projectCode', 'ilike', like), eb('project.projectName', 'ilike', like)]));
  }
  const { records, ...page } = await readPage(
    query ?? {},
    found.select(['round.companyId', 'round.id']),
    byEnd(context.now),
    (keys) => biddableRows(rounds.where(hasKey('round', keys))),
    (row) => row,
    context,
  );
  const results = await bidderResults(records, context);
  return { ...page, records: records.map((row) => ({ ...toBiddable(row, context), result: results.get(row.id) ?? null })) };
}
