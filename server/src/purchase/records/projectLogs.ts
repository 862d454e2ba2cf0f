import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { brokenAt, toChainEntry } from '#flow/eventHash.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { visibleProjects } from './visibleProjects.ts';

/** Returns what happened to a purchase, the oldest first. */
export async function listProjectLogs(
  { path: { id } }: Input<'listProjectLogs'>,
  context: Context,
): Promise<Output<'listProjectLogs'>> {
  const events = await eventsOf(id, context);
  return events.map(({ no, step, fromStatus, toStatus, actorName, forUserName, roleName, content, time, hash }) => ({
    no,
    step: step as Schemas['ProjectLog']['step'],
    operatorName: actorName,
    forUserName,
    roleName,
    content,
    hash,
    fromStatus: fromStatus as Schemas['ProjectStatus'] | null,
    toStatus: toStatus as Schemas['ProjectStatus'],
    time: isoTime(time),
  }));
}

/** Computes the hashes of a purchase's log again, and of the logs of its bidders. */
export async function verifyProjectLog(
  { path: { id } }: Input<'verifyProjectLog'>,
  context: Context,
): Promise<Output<'verifyProjectLog'>> {
  const events = await eventsOf(id, context);
  const brokenNo = brokenAt(events);
  const [first] = events;
  const chains = first ? await bidderChains({ companyId: first.companyId, id }, context) : [];
  const lastHash = events.at(-1)?.hash ?? null;
  return { ok: brokenNo === null, entries: events.length, brokenNo, lastHash, events: events.map(toChainEntry), chains };
}

async function eventsOf(id: string, context: Context) {
  const seen = await visibleProjects(context);
  const project = await seen.select(['project.companyId', 'project.id']).where('project.id', '=', id).executeTakeFirst();
  if (!project) throw new Failure('missing');
  const { companyId } = project;
  return context.db
    .selectFrom('flowEvent')
    .selectAll()
    .where((eb) => eb.and({ companyId, kind: 'PROJECT', subjectId: id }))
    .orderBy('no')
    .limit(1000)
    .execute();
}

/**
 * Verifies the own logs of those who have quoted in the last round of a purchase: the hashes fit, and what each entry about a quote says is
 * the commitment of that quote. Before the documents are opened nobody learns that there are any.
 */
async function bidderChains(
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
