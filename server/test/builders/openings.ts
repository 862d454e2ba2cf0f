import type { Schemas } from '@campus-procurement/sdk';
import type { TestApp, TestClient } from '../startApp.ts';
import type { Bidders } from './aBidding.ts';
import { aClosedBidding, type Closing } from './aClosedBidding.ts';
import { buyers } from './aPurchase.ts';

/** Moves the clock to the next Monday at nine, where everybody logs in again. */
export async function onMonday(app: TestApp, people: Bidders): Promise<Bidders> {
  const day = new Date(app.clock.now);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 1);
  app.clock.advance(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 1) - app.clock.now.getTime());
  return { ...people, ...(await buyers(app)) };
}

/** The bidding of a purchase as somebody sees it. */
export const biddingOf = (client: TestClient, projectId: string) => client.bidding.getBidding({ path: { projectId } });

/** Opens a part as the officer. */
export async function open(client: TestClient, projectId: string, stage: Schemas['OpeningStage']) {
  const { version } = await biddingOf(client, projectId);
  return client.bidding.openBidding({ path: { projectId }, body: { stage, version } });
}

/** Judges a quote, or proposes to exclude it. */
export async function judge(client: TestClient, projectId: string, id: string, reason?: string) {
  const { version } = await biddingOf(client, projectId);
  const result = reason === undefined ? ('PASS' as const) : ('FAIL' as const);
  const body = { result, ...(reason !== undefined && { reason }), conflictDeclared: true, version };
  return client.bidding.qualifyQuote({ path: { id }, body });
}

/** Decides for a quote; each warning about it is answered. */
export async function award(
  client: TestClient,
  projectId: string,
  quoteId: string,
  changes: Partial<Schemas['AwardDecision']> = {},
) {
  const { version } = await biddingOf(client, projectId);
  const { quotes } = await client.bidding.compareQuotes({ path: { projectId } });
  const risks = quotes.find((quote) => quote.quoteId === quoteId)?.risks ?? [];
  const riskAnswers = risks.map((risk) => ({ risk, answer: 'Looked into, and nothing was found' }));
  const body = { quoteId, opinion: 'The lowest compliant one', riskAnswers, conflictDeclared: true, version, ...changes };
  return client.bidding.decideAward({ path: { projectId }, body });
}

/** A bidding whose prices are open: all quotes comply. */
export async function anOpenedBidding(app: TestApp, people: Bidders, closing: Closing) {
  const closed = await aClosedBidding(app, people, closing);
  const { officer } = closed.people;
  await open(officer, closed.id, 'DOCUMENTS');
  for (const quoteId of closed.quoteIds) await judge(officer, closed.id, quoteId);
  await open(officer, closed.id, 'PRICES');
  return closed;
}

/** Logs in as somebody whom a running approval of a purchase asks. */
export async function approverOf(app: TestApp, projectId: string): Promise<TestClient> {
  const task = await app.database.db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as instance', 'instance.id', 'task.instanceId')
    .innerJoin('appUser as user', 'user.id', 'task.userId')
    .select('user.account')
    .where((eb) => eb.and({ 'instance.projectId': projectId, 'task.state': 'PENDING' }))
    .executeTakeFirstOrThrow();
  return app.as(task.account);
}
