import { fingerprintOf, hashOfList } from '@campus-procurement/sdk/commitment';
import { sumOf } from '@campus-procurement/sdk/money';
import { isoTime } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenAt } from '#flow/eventHash.ts';
import { openedContact, openedPrices } from '#purchase/bidding/sealedParts.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp } from '#test/startApp.ts';
import { stockFaults } from '#test/stockFaults.ts';
import { createApp } from '../app.ts';
import { openStage } from './demoStage.ts';
import { demoSteps } from './demoSteps.ts';
import { insertYear } from './insertYear.ts';
import { daysSinceSeed } from './seed/movedInTime.ts';
import { seedTime } from './seed/seedTime.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // Nine weeks after the clock of the demo data, so that all dates move.
  app.clock.advance(63 * 24 * 3_600_000);
  await insertYear(app.deps);
}, 120_000);
afterAll(() => app.close());

describe('the year behind', () => {
  test('adds up: cards are their ledgers, stocks are their movements', async () => {
    expect(await ledgerFaults(app.database.db)).toEqual([]);
    expect(await stockFaults(app.database.db)).toEqual([]);
  });

  test('is paid as its contracts say: what purchases have paid is the sum of their payments, and never above what is due', async () => {
    const { db } = app.database;
    const projects = await db.selectFrom('project').selectAll().where('lane', '=', 'BIDDING').execute();
    const payments = Map.groupBy(await db.selectFrom('projectPayment').selectAll().execute(), ({ projectId }) => projectId);
    const sums = projects.map(({ id }) => sumOf((payments.get(id) ?? []).map(({ amount }) => amount)));
    expect(sums).toEqual(projects.map(({ paidAmount }) => paidAmount));
    expect(projects.filter(({ paidAmount, dueAmount }) => Number(paidAmount) > Number(dueAmount))).toEqual([]);
    expect(sums.filter((sum) => sum !== '0.00').length).toBeGreaterThan(25);
  });

  test('has whole histories, whose closings name the ends of those of the bidders', async () => {
    const { db } = app.database;
    const events = await db.selectFrom('flowEvent').selectAll().orderBy('no').execute();
    const chains = Map.groupBy(events, ({ kind, subjectId }) => `${kind} ${subjectId}`);
    expect([...chains].filter(([, chain]) => brokenAt(chain) !== null).map(([subject]) => subject)).toEqual([]);
    const bidders = await db.selectFrom('bidParticipant').select(['id', 'roundId']).where('no', 'is not', null).execute();
    const rounds = await db
      .selectFrom('bidRound')
      .select(['id', 'projectId', 'closingHash'])
      .where('closingHash', 'is not', null)
      // One that has failed at its closing says why instead.
      .where('failReason', 'is', null)
      .execute();
    const named = rounds.map(({ id, projectId, closingHash }) => {
      const ends = bidders.flatMap((one) => (one.roundId === id ? (chains.get(`BIDDER ${one.id}`)?.at(-1)?.hash ?? []) : []));
      const said = `${closingHash} ${hashOfList(ends)}`;
      return chains.get(`PROJECT ${projectId}`)?.some(({ content }) => content === said);
    });
    expect(rounds.length).toBeGreaterThan(40);
    expect(named.filter((isNamed) => !isNamed)).toEqual([]);
  });

  test('has notices whose fingerprints their readers can calculate', async () => {
    const notices = await app.database.db.selectFrom('announcement').selectAll().execute();
    const calculated = await Promise.all(
      notices.map(({ publishTime, ...notice }) => fingerprintOf({ ...notice, publishTime: isoTime(publishTime) })),
    );
    expect(calculated).toEqual(notices.map(({ fingerprint }) => fingerprint));
    expect(notices.length).toBeGreaterThan(80);
  });

  test('has something in every state, in twelve months up to now', async () => {
    const { db } = app.database;
    const contracts = new Set((await db.selectFrom('contract').select('status').execute()).map(({ status }) => status));
    expect(['APPROVING', 'TO_SIGN', 'EXECUTING'].filter((status) => !contracts.has(status as 'APPROVING'))).toEqual([]);
    const deliveries = new Set((await db.selectFrom('acceptance').select('status').execute()).map(({ status }) => status));
    expect(['INSPECTING', 'PASSED', 'PARTIAL', 'FAILED'].filter((status) => !deliveries.has(status as 'PASSED'))).toEqual([]);
    const days = (await db.selectFrom('projectPayment').select('paidDate').execute()).map(({ paidDate }) => String(paidDate));
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(10);
    expect(days.filter((day) => day > isoTime(app.clock.now).slice(0, 10))).toEqual([]);
  });

  test('is read by those who work with it: the signed contract, the picture of a delivery, the file of a purchase', async () => {
    const officer = await app.as('officer1', 'procurement_officer');
    const { records } = await officer.contracts.queryContractPage({ query: { status: 'EXECUTING', size: 1 } });
    const { signedFile } = await officer.contracts.getContractDetail({ path: { id: String(records[0]?.id) } });
    const content = await app.send(String(signedFile?.url).slice('/api'.length));
    expect(Number(content.headers.get('Content-Length'))).toBe(signedFile?.fileSize);
    const supplier = await app.login('supplier2');
    expect((await supplier.company.getSupplierProfile()).companyName).toBe('江海沪科仪器设备有限公司');
  });

  test('seals quotes with the key of this installation, and marks who has joined with it', async () => {
    const { db } = app.database;
    const { sealing } = app.deps;
    const rounds = new Map((await db.selectFrom('bidRound').selectAll().execute()).map((round) => [round.id, round]));
    const bidders = await db.selectFrom('bidParticipant').selectAll().where('supplierId', 'is', null).execute();
    const faults = bidders.filter((bidder) => {
      const round = rounds.get(bidder.roundId);
      const contact = round && openedContact(bidder, round, sealing);
      return !contact?.supplierId || bidder.supplierMark !== sealing.mark(round as never, contact.supplierId);
    });
    expect(bidders.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
    const roundOf = new Map(bidders.map(({ id, roundId }) => [id, rounds.get(roundId)]));
    const quotes = await db
      .selectFrom('bidQuote')
      .selectAll()
      .where('participantId', 'in', [...roundOf.keys()])
      .execute();
    const totals = quotes.map((quote) => openedPrices(quote, roundOf.get(quote.participantId) as never, sealing)?.total);
    expect(totals.filter((total) => !/^\d+\.\d\d$/.test(String(total)))).toEqual([]);
  });

  test('has open biddings at whatever hour of its day it is installed', async () => {
    const { db } = app.database;
    const latest = new Date(seedTime.getTime() + (daysSinceSeed(app.clock.now) + 1) * 24 * 3_600_000);
    const rounds = await db
      .selectFrom('bidRound')
      .select(['startTime', 'endTime'])
      .where('closeTime', 'is', null)
      .where('startTime', '<', app.clock.now)
      .execute();
    expect(rounds).toHaveLength(4);
    expect(rounds.filter(({ endTime }) => endTime <= latest)).toEqual([]);
  });

  test('goes on where it has ended: a closed bidding is opened, judged and compared, and its commitments hold', async () => {
    const { db } = app.database;
    const { id } = await db.selectFrom('project').select('id').where('projectName', '=', '3D 打印机').executeTakeFirstOrThrow();
    const stage = openStage(app.deps, createApp);
    for (const step of ['JUDGING', 'JUDGED', 'DECIDING'] as const) await demoSteps[step](id, stage);
    const quotes = await db
      .selectFrom('bidQuote as quote')
      .innerJoin('bidParticipant as bidder', 'bidder.id', 'quote.participantId')
      .innerJoin('bidRound as round', 'round.id', 'bidder.roundId')
      .select(['quote.commitmentHolds', 'bidder.supplierId', 'quote.rank'])
      .where('round.projectId', '=', id)
      .orderBy('quote.rank')
      .execute();
    expect(quotes.map(({ commitmentHolds, rank }) => [commitmentHolds, rank])).toEqual([
      [true, 1],
      [true, 2],
      [true, 3],
    ]);
    expect(quotes.every(({ supplierId }) => supplierId !== null)).toBe(true);
  });
});
