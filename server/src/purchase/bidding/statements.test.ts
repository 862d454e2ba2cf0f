import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBidding, type Bidders, bidders, joining, quoteInput } from '#test/builders/aBidding.ts';
import type { Supplier } from '#test/builders/aSupplier.ts';
import { anOpenedBidding } from '#test/builders/openings.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

/** The statements that were sent to the database. */
const sent: string[] = [];
const counter: KyselyPlugin = {
  transformQuery({ node }) {
    sent.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp({ plugin: counter });
  people = await bidders(app);
});
afterAll(() => app.close());

/** How many statements a call needs, in all of the request: session, handler and log. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const before = sent.length;
  await call();
  return sent.length - before;
}

test('a sealed quote is stored with at most 12 statements', async () => {
  const { id: projectId } = await aBidding(app, people);
  const { client } = people.suppliers[0] as Supplier;
  await client.supplierBidding.joinBidding({ path: { projectId }, body: joining() });
  const submit = () => client.supplierBidding.submitQuote({ path: { projectId }, body: quoteInput('26000.00') });
  expect(await statementsOf(submit)).toBeLessThanOrEqual(12);
});

test('an award is decided, announced and told with at most 29 statements', async () => {
  const bids = [{ total: '52000.00' }, { total: '55000.00' }, { total: '58000.00' }];
  const { id, quoteIds, people: now } = await anOpenedBidding(app, people, { bids });
  const { version } = await now.officer.bidding.getBidding({ path: { projectId: id } });
  const quoteId = String(quoteIds[0]);
  const body = { quoteId, opinion: 'The lowest compliant one', riskAnswers: [], conflictDeclared: true, version };
  const decide = () => now.officer.bidding.decideAward({ path: { projectId: id }, body });
  expect(await statementsOf(decide)).toBeLessThanOrEqual(29);
});
