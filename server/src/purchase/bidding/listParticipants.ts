import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { characterValuesOf } from '#settings/parameters/public.ts';
import { biddersOf, quotingOf } from './biddingRound.ts';
import { judgementsOf, toParticipant } from './participants.ts';
import { openedFiles } from './quoteFiles.ts';
import { readBidding } from './readBidding.ts';

/** Lists the bidders of a purchase: not before the technical part is opened, and without names before the prices are. */
export async function listParticipants(
  { query: { projectId } }: Input<'listParticipants'>,
  context: Context,
): Promise<Output<'listParticipants'>> {
  const { round } = await readBidding(projectId, context);
  if (round.documentsOpenTime === null) throw new Failure('sealed');
  // Who has joined only has no number, and stays unknown.
  const bidders = (await biddersOf(round, context)).filter(({ no }) => no !== null);
  const judgements = await judgementsOf(bidders, context);
  const showing = { language: context.language, showIp: await showsAddresses(round.companyId, context) };
  const ids = quotingOf(bidders).map(({ quote }) => quote.id);
  const files = await openedFiles(round, ids, context);
  return bidders.map((bidder) => {
    const id = bidder.quote?.id ?? '';
    return toParticipant(bidder, round, { judgements: judgements.get(id) ?? [], files: files.get(id) ?? [] }, showing);
  });
}

/** Whether a school shows from where suppliers have joined. */
export async function showsAddresses(companyId: string, { db }: Pick<Context, 'db'>): Promise<boolean> {
  const { isShowJoinIp } = await characterValuesOf(db, companyId, ['isShowJoinIp']);
  return isShowJoinIp === 'Y';
}
