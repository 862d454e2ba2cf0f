import type { ApiError, Client } from '@campus-procurement/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aBidding,
  anOfficersPurchase,
  aWindow,
  type Bidders,
  bidders,
  closeBidding,
  joining,
  quote,
  quoteInput,
  quotes,
} from '../builders/aBidding.ts';
import { buyers } from '../builders/aPurchase.ts';
import type { Supplier } from '../builders/aSupplier.ts';
import { manyRounds } from '../builders/manyRounds.ts';
import { failureOf } from '../failureOf.ts';
import { ledgerFaults } from '../ledgerFaults.ts';
import { startApp, type TestApp } from '../startApp.ts';

type Tried = ApiError | null;
const passed = (tried: Tried[]) => tried.filter((failure) => failure === null).length;
/** No fault, and no wish that it be tried again. */
const areRefusals = (tried: Tried[]) =>
  tried.every((failure) => failure === null || Math.floor(Number(failure.code) / 1000) === 4);

describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  let app: TestApp;
  let people: Bidders;
  beforeEach(async () => {
    app = await startApp();
    people = await bidders(app);
  });
  afterEach(async () => {
    expect(await ledgerFaults(app.database.db)).toEqual([]);
    await app.close();
  });
  const times = <T>(count: number, make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => failureOf(make(index))));
  /** The same people at another server. */
  const elsewhere = (account: string, role: string) => app.anotherServer().as(account, role);
  const supplierAt = (index: number) => (people.suppliers[index] as Supplier).client;

  test('a purchase is announced once', async () => {
    const { id, version } = await anOfficersPurchase(people);
    const officers = [people.officer, await elsewhere('officer1', 'procurement_officer')] as const;
    const body = { ...aWindow(app), version };
    const tried = await times(10, (index) => (officers[index % 2] as Client).bidding.publishProject({ path: { id }, body }));
    expect(passed(tried)).toBe(1);
    expect(areRefusals(tried)).toBe(true);
    const rounds = await app.database.db.selectFrom('bidRound').select('id').where('projectId', '=', id).execute();
    expect(rounds).toHaveLength(1);
  });

  test('a supplier joins once, and makes no more quotes than the rules allow, each with a number of its own', async () => {
    const { id: projectId } = await aBidding(app, people);
    const path = { projectId };
    const client = supplierAt(0);
    expect(areRefusals(await times(6, () => client.supplierBidding.joinBidding({ path, body: joining() })))).toBe(true);
    const tried = await times(8, (index) =>
      client.supplierBidding.submitQuote({ path, body: quoteInput(`${20000 - index}.00`) }),
    );
    const { maxQuoteTimes } = await people.officer.bidding.getBidding({ path });
    expect([passed(tried), areRefusals(tried)]).toEqual([maxQuoteTimes === 0 ? 8 : maxQuoteTimes, true]);
    const { receipts } = await client.supplierBidding.getBiddableProjectDetail({ path });
    expect(receipts.map(({ quoteNo }) => quoteNo).sort()).toEqual(Array.from({ length: passed(tried) }, (_, at) => at + 1));
  });

  test('quotes that meet the closing either count or are late, and the closing covers those that count', async () => {
    const bidding = await aBidding(app, people);
    const { id: projectId } = bidding;
    await quotes(people, projectId, ['29000.00', '28000.00', '27000.00']);
    app.clock.advance(Date.parse(String(bidding.nextTime)) + 2_000 - app.clock.now.getTime());
    const again = people.suppliers.map(async ({ account }) => {
      const client = await app.login(account);
      return client.supplierBidding.submitQuote({ path: { projectId }, body: quoteInput('20000.00') });
    });
    const [, ...tried] = await Promise.all([app.sweepDue(), ...again.map(failureOf)]);
    expect((tried as Tried[]).map((failure) => failure?.code)).toEqual([4184, 4184, 4184]);
    const officer = await app.as('officer1', 'procurement_officer');
    expect(await officer.projects.getProjectDetail({ path: { id: projectId } })).toMatchObject({ status: 'OPENING' });
  });

  test('of 200 rounds that end in the same second each is closed once, in one go of two processes', async () => {
    const bidding = await aBidding(app, people);
    await quotes(people, bidding.id, ['29000.00', '28000.00', '27000.00']);
    const { db } = app.database;
    const ids = await manyRounds(db, bidding.id, 200);
    app.clock.advance(Date.parse(String(bidding.nextTime)) + 2_000 - app.clock.now.getTime());
    const [one = 0, other = 0] = await Promise.all([app.sweepDue(), app.sweepDue()]);
    expect(one + other).toBeGreaterThanOrEqual(200);
    const closed = await db
      .selectFrom('bidRound')
      .innerJoin('project', 'project.id', 'bidRound.projectId')
      .select(['project.id', 'project.status', 'bidRound.closeTime'])
      .where('project.id', 'in', ids)
      .execute();
    expect(closed).toHaveLength(200);
    expect(closed.filter(({ status, closeTime }) => status !== 'OPENING' || closeTime === null)).toEqual([]);
    const events = await db
      .selectFrom('flowEvent')
      .select(['subjectId', 'step'])
      .where('subjectId', 'in', ids)
      .where('step', '=', 'close')
      .execute();
    expect([events.length, new Set(events.map(({ subjectId }) => subjectId)).size]).toEqual([200, 200]);
    const left = await db.selectFrom('dueEvent').select('subjectId').where('kind', '=', 'BIDDING_CLOSE').execute();
    expect(left).toEqual([]);
  });

  test('quotes are opened once, one award is decided, and a winner declines once', async () => {
    const bidding = await aBidding(app, people);
    const { id: projectId } = bidding;
    const path = { projectId };
    for (const [index, price] of ['29000.00', '28000.00', '27000.00'].entries()) await quote(supplierAt(index), projectId, price);
    await closeBidding(app, bidding);
    const { officer, applicant } = await buyers(app);
    const read = () => officer.bidding.getBidding({ path });
    const open = async (stage: 'DOCUMENTS' | 'PRICES') => {
      const { version } = await read();
      const tried = await times(8, () => officer.bidding.openBidding({ path, body: { stage, version } }));
      expect([passed(tried), areRefusals(tried)]).toEqual([1, true]);
    };
    await open('DOCUMENTS');
    for (const { quoteId } of await officer.bidding.listParticipants({ query: { projectId } })) {
      const { version } = await read();
      const body = { result: 'PASS' as const, conflictDeclared: true, version };
      await officer.bidding.qualifyQuote({ path: { id: String(quoteId) }, body });
    }
    await open('PRICES');
    const { lowestQuoteId, quotes: compared } = await officer.bidding.compareQuotes({ path });
    const risks = compared.find(({ quoteId }) => quoteId === lowestQuoteId)?.risks ?? [];
    const riskAnswers = risks.map((risk) => ({ risk, answer: 'They share an office building' }));
    const { version } = await read();
    const body = {
      quoteId: String(lowestQuoteId),
      opinion: 'The lowest compliant one',
      riskAnswers,
      conflictDeclared: true,
      version,
    };
    const decided = await times(10, (index) => (index % 2 === 0 ? officer : applicant).bidding.decideAward({ path, body }));
    expect([passed(decided), areRefusals(decided)]).toEqual([1, true]);
    const winner = await app.login((people.suppliers[2] as Supplier).account);
    const declined = await times(6, () => winner.supplierBidding.declineAward({ path, body: { reason: 'No goods any more' } }));
    expect([passed(declined), areRefusals(declined)]).toEqual([1, true]);
    expect((await read()).awards.map(({ status }) => status)).toEqual(['CANCELLED']);
  });
});
