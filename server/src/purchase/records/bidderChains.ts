import type { Schemas } from '@campus-procurement/sdk';
import { brokenAt, toChainEntry } from '#flow/eventHash.ts';
import type { Context } from '#platform/context/context.ts';

/**
 * Verifies the own logs of those who have quoted in the last round of a purchase: the hashes fit, and what each entry about a quote says is
 * the commitment of that quote. Before the documents are opened nobody learns that there are any.
 */
export async function bidderChains(
  { companyId, id }: { companyId: string; id: string },
  { db }: Pick<Context, 'db'>,
): Promise<Schemas['ChainCheck'][]> {
  const round = await db
    .selectFrom('bidRound')
    .select(['id', 'documentsOpenTime'])
    .where((eb) => eb.and({ companyId, projectId: id }))
    .orderBy('roundNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!round?.documentsOpenTime) return [];
  const bidders = await db
    .selectFrom('bidParticipant')
    .select(['id', 'no'])
    .where((eb) => eb.and({ companyId, roundId: round.id }))
    .where('no', 'is not', null)
    .orderBy('no')
    .execute();
  if (bidders.length === 0) return [];
  const ids = bidders.map((bidder) => bidder.id);
  const events = await db
    .selectFrom('flowEvent')
    .selectAll()
    .where((eb) => eb.and({ companyId, kind: 'BIDDER' }))
    .where('subjectId', 'in', ids)
    .orderBy('no')
    .execute();
  const quotes = await db
    .selectFrom('bidQuote')
    .select(['participantId', 'commitment'])
    .where('companyId', '=', companyId)
    .where('participantId', 'in', ids)
    .orderBy('quoteNo')
    .execute();
  return bidders.map(({ id: bidderId, no }) => {
    const chain = events.filter(({ subjectId }) => subjectId === bidderId);
    const said = chain.flatMap(({ step, content }) => (step === 'quote' ? content : []));
    const made = quotes.flatMap(({ participantId, commitment }) => (participantId === bidderId ? commitment : []));
    const isSame = said.length === made.length && said.every((commitment, at) => commitment === made[at]);
    return {
      no: Number(no),
      ok: brokenAt(chain) === null && isSame,
      entries: chain.length,
      lastHash: chain.at(-1)?.hash ?? null,
      events: chain.map(toChainEntry),
    };
  });
}
