import { minuteMs } from '@campus-procurement/sdk/time';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SealingKey } from '#platform/sealing/sealing.ts';
import { aBidder, anOfficersPurchase, type Bidders, bidders, closeBidding, quote, quotes } from '#test/builders/aBidding.ts';
import { aClosedBidding } from '#test/builders/aClosedBidding.ts';
import { biddingOf, onMonday, open } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { lentSealing } from '#test/sealed/lentSealing.ts';
import { startApp, type TestApp } from '#test/startApp.ts';
import { timesTold } from '#test/timesTold.ts';
import { fillKeyChecks, refuseWithoutKeys } from './startWithKeys.ts';

const right: SealingKey = { id: '2026', secret: 'the secret that these rounds are sealed with' };
const wrong: SealingKey = { ...right, secret: 'a secret that somebody has typed instead' };
const next: SealingKey = { id: '2027', secret: 'the secret that later rounds are sealed with' };
const { sealing, have } = lentSealing([right]);
const keyAway = { code: 4101, msg: expect.stringContaining('2026') };
const unreadable = { code: 4101, msg: expect.stringContaining('1 quote cannot be read') };

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp({ sealing });
  people = await bidders(app);
}, 120_000);
beforeEach(async () => {
  have([right]);
  people = await onMonday(app, people);
  for (const supplier of people.suppliers) supplier.client = await app.login(supplier.account);
});
afterAll(() => app.close());

/** A purchase that the platform announces and opens, with three quotes, before its end. */
async function running() {
  const { id } = await anOfficersPurchase(people, '40000.00');
  await app.sweepDue();
  await quotes(people, id, ['18000.00', '17000.00', '19000.00']);
  return people.applicant.projects.getProjectDetail({ path: { id } });
}

/** Lets the time of timers come that were put off. */
async function aMinuteLater() {
  app.clock.advance(minuteMs);
  await app.sweepDue();
}

const projectOf = (id: string) =>
  app.database.db.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (id: string) => (await projectOf(id)).status;
const stageOf = async (id: string) => (await biddingOf(await app.as('auditor1', 'auditor'), id)).stage;
const sealedRounds = async () => {
  const rounds = app.database.db.selectFrom('bidRound').select('id').where('pricesOpenTime', 'is', null);
  return (await rounds.where('failTime', 'is', null).execute()).length;
};
const messages = async (id: string) =>
  (await app.database.db.selectFrom('inboxMessage').select('id').where('bizId', '=', id).execute()).length;
const announcements = async (id: string) =>
  (await app.database.db.selectFrom('announcement').select('id').where('projectId', '=', id).execute()).length;
const reported = () => app.logLines.filter((line) => line.includes('due event fault')).map((line) => JSON.parse(line));
/** Whoever handles a purchase. */
async function officerOf(id: string) {
  const { officerId } = await projectOf(id);
  const { account } = await app.database.db
    .selectFrom('appUser')
    .select('account')
    .where('id', '=', String(officerId))
    .executeTakeFirstOrThrow();
  return app.as(account, 'procurement_officer');
}
const voids = async (projectId: string) =>
  (await (await app.as('auditor1', 'auditor')).bidding.listParticipants({ query: { projectId } })).map((one) => one.void);
const admin = () => app.as('admin', 'admin');

/** What a server is told that starts with these keys. */
const told = (keys: SealingKey[], allowed: string[] = []) => {
  have(keys);
  return refuseWithoutKeys({ ...app.deps, log: pino({ level: 'silent' }) }, allowed).then(
    () => null,
    (error: unknown) => String(error),
  );
};

/** Breaks a sealed part of the first quote. */
async function breakQuote(projectId: string) {
  const { id } = await app.database.db
    .selectFrom('bidQuote as quote')
    .innerJoin('bidParticipant as participant', 'participant.id', 'quote.participantId')
    .innerJoin('bidRound as round', 'round.id', 'participant.roundId')
    .select('quote.id')
    .where('round.projectId', '=', projectId)
    .orderBy('quote.arrivalTime')
    .executeTakeFirstOrThrow();
  const { sealedPrices } = await app.database.db
    .selectFrom('bidQuote')
    .select('sealedPrices')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const broken = Buffer.from(sealedPrices);
  broken[30] = (broken[30] as number) ^ 1;
  const store = (bytes: Buffer) =>
    app.database.db.updateTable('bidQuote').set({ sealedPrices: bytes }).where('id', '=', id).execute();
  await store(broken);
  return { restore: () => store(sealedPrices) };
}

describe('a start', () => {
  test('without a key that running rounds need, or with another secret, is refused in one sentence without a secret', async () => {
    await running();
    expect(await told([right])).toBeNull();
    expect(await told([next, right])).toBeNull();
    for (const keys of [[], [next], [wrong], [next, wrong]]) {
      const sentence = String(await told(keys));
      expect(sentence).toMatch(/^StartError: SEALING_KEYS lacks .*2026 \(\d+ biddings?\).*ALLOW_LOST_KEYS=2026 /);
      expect(sentence).not.toContain('secret that');
    }
    expect(await told([next], ['2026'])).toBeNull();
    expect(await told([next], ['2025'])).not.toBeNull();
    have([right]);
  });

  test('proves the secret of rounds from before there were checks by what it has sealed', async () => {
    const project = await running();
    const key = app.database.db.selectFrom('bidRound').select('keyCheck').where('projectId', '=', project.id);
    const { keyCheck } = await key.executeTakeFirstOrThrow();
    await app.database.db.updateTable('bidRound').set({ keyCheck: null }).where('projectId', '=', project.id).execute();
    expect(await told([wrong])).toContain('2026');
    await fillKeyChecks(app.deps);
    expect(await key.executeTakeFirstOrThrow()).toEqual({ keyCheck: null });
    expect(await told([right])).toBeNull();
    await fillKeyChecks(app.deps);
    expect(await key.executeTakeFirstOrThrow()).toEqual({ keyCheck });
    await closeBidding(app, project);
  });
});

describe('a round whose key is away', () => {
  test.each([
    ['missing', [next]],
    ['another one with its id', [wrong]],
  ])('waits and reports it, and goes on when the key is back: %s', async (_, keys) => {
    const project = await running();
    const { id } = project;
    have(keys);
    const supplier = await aBidder(app, people.categoryId);
    expect(await failureOf(quote(supplier.client, id, '16000.00'))).toMatchObject(keyAway);
    const before = [await messages(id), await announcements(id), reported().length];
    await closeBidding(app, project);
    await aMinuteLater();
    await aMinuteLater();
    expect(await statusOf(id)).toBe('PUBLISHED');
    expect([await messages(id), await announcements(id)]).toEqual(before.slice(0, 2));
    expect(reported().length).toBe(Number(before[2]) + 3);
    expect(reported().at(-1)).toMatchObject({ level: 50, subjectId: id });
    have([right]);
    await aMinuteLater();
    expect(await stageOf(id)).toBe('JUDGING');
  });

  test('alarms the administrators of the platform and of its school, and nobody else', async () => {
    const project = await running();
    have([next]);
    const alarms = async (account: string, role: string) => (await (await app.as(account, role)).home.getHomeWork()).alarms;
    const count = await sealedRounds();
    const alarm = [{ kind: 'SEALING_KEY', name: '2026', count, projectId: null }];
    expect(await alarms('admin', 'admin')).toEqual(alarm);
    expect(await alarms('schooladmin', 'school_admin')).toEqual(alarm);
    expect(await alarms('officer1', 'procurement_officer')).toEqual([]);
    const { keysAway } = await (await admin()).home.getDashboardMonitor();
    expect(keysAway).toMatchObject([{ keyId: '2026', roundCount: count }]);
    expect(keysAway[0]?.rounds).toContainEqual(expect.objectContaining({ projectId: project.id, companyId: '1001' }));
    have([right]);
    expect(await alarms('admin', 'admin')).toEqual([]);
    await closeBidding(app, project);
  });

  test('fails only after an administrator of the platform has declared the key lost, with a reason and its id twice', async () => {
    const project = await running();
    const { id } = project;
    const reason = 'The disk with the key is gone';
    const declare = async (body: object) =>
      (await admin()).bidding.declareKeyLost({ body: { keyId: '2026', repeatedKeyId: '2026', reason, ...body } });
    expect(await failureOf(declare({}))).toMatchObject({ code: 4004 });
    have([next]);
    expect(await failureOf(declare({ repeatedKeyId: '2062' }))).toMatchObject({ code: 4000 });
    expect(await failureOf(declare({ keyId: '2025', repeatedKeyId: '2025' }))).toMatchObject({ code: 4004 });
    expect(await statusOf(id)).toBe('PUBLISHED');
    expect(await declare({})).toEqual({ keyId: '2026', roundCount: await sealedRounds() });
    await app.sweepDue();
    expect(await statusOf(id)).toBe('FAILED');
    expect(await biddingOf(people.officer, id)).toMatchObject({ stage: 'FAILED', failReason: 'KEY_LOST', failRemark: null });
    expect((await people.officer.projects.listProjectLogs({ path: { id } })).at(-1)?.content).toContain(reason);
    expect(await timesTold(app, people.suppliers[0]?.account ?? '', id, 'FAILED')).toBe(1);
    expect(await told([next])).toBeNull();
  });
});

describe('a quote that cannot be read', () => {
  test('lets the round wait, and alarms; restored, it is opened like the others', async () => {
    const project = await running();
    const { id } = project;
    const { restore } = await breakQuote(id);
    await closeBidding(app, project);
    await aMinuteLater();
    expect(await statusOf(id)).toBe('OPENING');
    expect(reported().at(-1)).toMatchObject({ level: 50, subjectId: id });
    const { home } = await app.as('schooladmin', 'school_admin');
    expect((await home.getHomeWork()).alarms).toEqual([
      { kind: 'UNREADABLE_QUOTE', name: project.projectName, count: 1, projectId: id },
    ]);
    await restore();
    await aMinuteLater();
    expect(await stageOf(id)).toBe('JUDGING');
    expect(await voids(id)).toEqual([false, false, false]);
  });

  test('is void once its officer has declared it unreadable, and the others go on', async () => {
    const project = await running();
    const { id } = project;
    await breakQuote(id);
    await closeBidding(app, project);
    const officer = await officerOf(id);
    const { unreadableCount, allowedActions, version } = await biddingOf(officer, id);
    expect(unreadableCount).toBe(1);
    expect(allowedActions).toContain('DECLARE_UNREADABLE');
    const body = { count: 1, reason: 'No backup has it', version };
    const declare = (changes: object = {}) =>
      officer.bidding.declareQuotesUnreadable({ path: { projectId: id }, body: { ...body, ...changes } });
    expect(await failureOf(declare({ count: 2 }))).toMatchObject(unreadable);
    await declare();
    expect(await stageOf(id)).toBe('JUDGING');
    expect((await voids(id)).toSorted()).toEqual([false, false, true]);
    const logs = await officer.projects.listProjectLogs({ path: { id } });
    expect(logs.find(({ step }) => step === 'declareUnreadable')?.content).toContain('No backup has it');
    expect(await failureOf(declare())).not.toBeNull();
  });

  test('is opened by no officer either: the opening is refused until it is decided', async () => {
    const bids = ['18000.00', '17000.00', '19000.00'].map((total) => ({ total }));
    const { id, people: now } = await aClosedBidding(app, people, { bids });
    const { restore } = await breakQuote(id);
    expect(await failureOf(open(now.officer, id, 'DOCUMENTS'))).toMatchObject(unreadable);
    have([wrong]);
    expect(await failureOf(open(now.officer, id, 'DOCUMENTS'))).toMatchObject(keyAway);
    have([right]);
    await restore();
    expect(await open(now.officer, id, 'DOCUMENTS')).toMatchObject({ status: 'OPENING' });
  });
});
