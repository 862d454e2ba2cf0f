import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealingWith } from '#platform/sealing/sealing.ts';
import { aBidder, aBidding, anOfficersPurchase, aWindow, type Bidders, bidders } from '#test/builders/aBidding.ts';
import { failureOf } from '#test/failureOf.ts';
import { forbidden, stale, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

/** Monday, 2 March 2026, 09:00 at the school. */
const start = new Date('2026-03-02T01:00:00.000Z');

let app: TestApp;
let people: Bidders;
let unsealed = false;
beforeAll(async () => {
  const sealing = sealingWith([{ id: 'test', secret: 'a sealing secret that only tests use' }]);
  app = await startApp({
    sealing: {
      get keyId() {
        return unsealed ? null : sealing.keyId;
      },
      newRound: () => (unsealed ? null : sealing.newRound()),
      checked: sealing.checked,
      holds: sealing.holds,
      seal: sealing.seal,
      open: sealing.open,
      sign: sealing.sign,
      mark: sealing.mark,
    },
  });
  people = await bidders(app);
});
beforeEach(() => {
  unsealed = false;
  app.clock.now = start;
});
afterAll(() => app.close());

type Publication = Partial<Schemas['BiddingPublication']>;
const publish = (
  { id, version }: { id: string; version: number },
  changes: Publication = {},
  client: TestClient = people.officer,
) => client.bidding.publishProject({ path: { id }, body: { ...aWindow(app), version, ...changes } });
const preview = ({ id, version }: { id: string; version: number }, changes: Publication = {}) =>
  people.officer.bidding.previewPublication({ path: { id }, body: { ...aWindow(app), version, ...changes } });
const detail = (id: string, client: TestClient = people.officer) => client.projects.getProjectDetail({ path: { id } });
const round = (projectId: string) =>
  app.database.db.selectFrom('bidRound').selectAll().where('projectId', '=', projectId).executeTakeFirst();
const timers = async (subjectId: string) =>
  Object.fromEntries(
    (
      await app.database.db
        .selectFrom('dueEvent')
        .select(['kind', 'dueAt'])
        .where('subjectId', '=', subjectId)
        .where('kind', '<>', 'APPROVAL_LIMIT')
        .execute()
    ).map(({ kind, dueAt }) => [kind, dueAt.toISOString()]),
  );
const rulesOf = async (id: string, rules: object) => {
  const { db } = app.database;
  const { pattern } = await db.selectFrom('project').select('pattern').where('id', '=', id).executeTakeFirstOrThrow();
  const changed = { ...pattern, bidConfig: { ...pattern?.bidConfig, ...rules } };
  await db
    .updateTable('project')
    .set({ pattern: JSON.stringify(changed) })
    .where('id', '=', id)
    .execute();
};
const told = async (client: TestClient, projectId: string) => {
  const { records } = await client.inbox.queryInboxMessagePage({ query: { sceneCode: 'BIDDING_INVITE', size: 200 } });
  return records.filter(({ bizId }) => bizId === projectId).map(({ title }) => title);
};

test('a purchase is announced by its officer: a round begins, a notice is published, and matching suppliers are told', async () => {
  const project = await anOfficersPurchase(people, '120000.00', { priceCeiling: '110000.00' });
  const shown = await preview(project);
  expect(shown).toMatchObject({ witnessNeeded: true, joinEndTime: '2026-03-05T09:00:00+08:00' });
  expect(shown.matchingSuppliers).toBeGreaterThanOrEqual(3);
  expect(await round(project.id)).toBeUndefined();

  expect(await publish(project)).toMatchObject({ status: 'BIDDING', version: project.version + 1 });
  expect(await detail(project.id)).toMatchObject({ status: 'BIDDING', nextTime: '2026-03-05T09:00:00+08:00' });
  expect(await round(project.id)).toMatchObject({
    roundNo: 1,
    supplierScope: 'PUBLIC',
    awardRule: 'LOWEST_COMPLIANT',
    minBidders: 3,
    maxQuoteTimes: 3,
    priceCeiling: '110000.00',
    automatic: false,
    witnessNeeded: true,
    keyId: 'test',
    startTime: start,
  });
  expect(await timers(project.id)).toMatchObject({
    BIDDING_CLOSE: '2026-03-05T01:00:02.000Z',
    BIDDING_REMINDER: '2026-03-04T01:00:00.000Z',
  });
  const logs = await people.applicant.projects.listProjectLogs({ path: { id: project.id } });
  expect(logs.at(-1)).toMatchObject({ step: 'publish', content: shown.title, fromStatus: 'APPROVED', toStatus: 'BIDDING' });
  const { notices } = await people.officer.bidding.getBidding({ path: { projectId: project.id } });
  expect(notices).toMatchObject([{ type: 'BID', title: shown.title, publishScope: 'PUBLIC' }]);
  for (const { client } of people.suppliers) expect(await told(client, project.id)).toEqual(['New bidding: Centrifuges']);
  const others = await app.database.db
    .selectFrom('inboxMessage')
    .select('id')
    .where((eb) => eb.and({ sceneCode: 'BIDDING_INVITE', bizId: project.id }))
    .execute();
  expect(others).toHaveLength(shown.matchingSuppliers);
  expect(await failureOf(publish(project))).toMatchObject(stale);
  expect(await failureOf(publish(await detail(project.id)))).toMatchObject(wrongState);
});

test('a notice names its officer with the officer’s own phone, or the contact of the school, never a mixture', async () => {
  const project = await anOfficersPurchase(people);
  const contactOf = async () => {
    const rows = (await preview(project)).sections.flatMap((section) => section.rows);
    return ['采购联系人', '联系电话'].map((label) => rows.find((row) => row.label === label)?.value);
  };
  const { db } = app.database;
  const own = db.updateTable('appUser').where((eb) => eb.and({ companyId: '1001', id: project.officerId ?? '' }));
  const { phone } = await db
    .selectFrom('appUser')
    .select('phone')
    .where((eb) => eb.and({ companyId: '1001', id: project.officerId ?? '' }))
    .executeTakeFirstOrThrow();
  expect(await contactOf()).toEqual([project.officerName, phone]);
  await own.set({ phone: null }).execute();
  expect(await contactOf()).toEqual(['李文博', '19900000102']);
  await own.set({ phone }).execute();
});

describe('rules are kept', () => {
  const broken = async (changes: Publication, project?: { id: string; version: number }) => {
    const of = project ?? (await anOfficersPurchase(people));
    const failures = [await failureOf(preview(of, changes)), await failureOf(publish(of, changes))];
    const [shown, refused] = failures.map((failure) => failure?.fieldErrors.map(({ field, rule }) => [field, rule]));
    expect(refused).toEqual(shown);
    return refused;
  };
  const from = (bidStartTime: string, bidEndTime: string) => ({
    bidStartTime: `${bidStartTime}+08:00`,
    bidEndTime: `${bidEndTime}+08:00`,
  });
  test('of times: long enough, to an end in working time, not from the past', async () => {
    const project = await anOfficersPurchase(people);
    const of = (changes: Publication) => broken(changes, project);
    expect(await of(from('2026-03-02T09:00:00', '2026-03-05T08:59:59'))).toEqual([
      ['bidEndTime', 'noticeHours'],
      ['bidEndTime', 'workingTime'],
    ]);
    expect(await of(from('2026-03-02T09:00:00', '2026-03-07T10:00:00'))).toEqual([['bidEndTime', 'workingTime']]);
    expect(await of(from('2026-03-02T08:58:59', '2026-03-06T10:00:00'))).toEqual([['bidStartTime', 'future']]);
    expect(await of(from('2026-03-02T12:00:00', '2026-03-05T11:59:59'))).toEqual([['bidEndTime', 'noticeHours']]);
    const later = await publish(project, from('2026-03-02T12:00:00', '2026-03-05T12:00:00'));
    expect(later.status).toBe('PUBLISHED');
  });

  test('of the request, where they are stricter; and nobody makes them weaker', async () => {
    const project = await anOfficersPurchase(people, '60000.00', { minBidders: 4, noticeHours: 96 });
    expect(await broken({ minBidders: 3 }, project)).toEqual([
      ['bidEndTime', 'noticeHours'],
      ['minBidders', 'minimum'],
    ]);
    await publish(project, { ...aWindow(app, 96), minBidders: 5 });
    expect(await round(project.id)).toMatchObject({ minBidders: 5 });
  });

  test('of joining: it ends before, but not in the first half', async () => {
    const project = await anOfficersPurchase(people);
    await rulesOf(project.id, { joinDeadlineHours: 24 });
    expect(await preview(project)).toMatchObject({ joinEndTime: '2026-03-04T09:00:00+08:00' });
    await rulesOf(project.id, { joinDeadlineHours: 48 });
    expect(await preview(project)).toMatchObject({ joinEndTime: '2026-03-03T21:00:00+08:00' });
  });

  test('of who may: its officer, not the applicant or another officer, and not without a key', async () => {
    const project = await anOfficersPurchase(people);
    const other = await app.as('pengsiqi', 'procurement_officer');
    expect(await failureOf(publish(project, {}, other))).toMatchObject(forbidden);
    expect(await failureOf(publish(project, {}, people.applicant))).toMatchObject(forbidden);
    unsealed = true;
    for (const call of [() => publish(project), () => preview(project)]) {
      expect(await failureOf(call())).toMatchObject({ code: 4101, msg: expect.stringContaining('sealing key') });
    }
  });
});

describe('by invitation', () => {
  const invited = async (id: string) => {
    const { id: roundId } = (await round(id)) as { id: string };
    return app.database.db.selectFrom('bidInvitation').selectAll().where('roundId', '=', roundId).orderBy('drawn').execute();
  };
  test('suppliers are drawn up to the minimum, and others are named with a reason; all others see nothing', async () => {
    const project = await anOfficersPurchase(people);
    await rulesOf(project.id, { supplierScope: 'INVITED' });
    const named = await aBidder(app, people.categoryId);
    const reason = 'It has made the first one';
    const invitations = [{ supplierId: named.id, reason }];
    const repeated = await failureOf(publish(project, { invitations: [...invitations, ...invitations] }));
    expect(repeated?.fieldErrors).toMatchObject([{ field: 'invitations.1.supplierId', rule: 'uniqueItems' }]);
    const unknown = await failureOf(publish(project, { invitations: [{ supplierId: 'nobody', reason }] }));
    expect(unknown?.fieldErrors).toMatchObject([{ field: 'invitations.0.supplierId', rule: 'exists' }]);

    await publish(project, { invitations });
    const rows = await invited(project.id);
    expect(rows.map(({ drawn }) => drawn)).toEqual([false, true, true, true]);
    expect(rows[0]).toMatchObject({ supplierId: named.id, reason });
    expect(await told(named.client, project.id)).toEqual(['New bidding: Centrifuges']);
    const outside = await aBidder(app, people.categoryId);
    const seen = outside.client.supplierBidding.getBiddableProjectDetail({ path: { projectId: project.id } });
    expect(await failureOf(seen)).toMatchObject({ code: 4004 });
  });

  test('names are refused where everybody may quote', async () => {
    const project = await anOfficersPurchase(people);
    const invitations = [{ supplierId: people.suppliers[0]?.id ?? '', reason: 'It has made the first one' }];
    expect((await failureOf(publish(project, { invitations })))?.fieldErrors).toMatchObject([
      { field: 'invitations', rule: 'unknown' },
    ]);
  });
});

describe('a purchase below the limit for orders', () => {
  test('is announced by the platform for the shortest time', async () => {
    const { id } = await anOfficersPurchase(people, '20000.00', { noticeHours: 96 });
    expect(await detail(id)).toMatchObject({ status: 'APPROVED' });
    app.clock.advance(5_000);
    expect(await app.sweepDue()).toBeGreaterThan(0);
    expect(await detail(id)).toMatchObject({ status: 'BIDDING', nextTime: '2026-03-06T09:00:05+08:00' });
    expect(await round(id)).toMatchObject({ automatic: true, witnessNeeded: false });
    const logs = await people.applicant.projects.listProjectLogs({ path: { id } });
    expect(logs.at(-1)).toMatchObject({ step: 'publish', operatorName: null });
  });

  test('stays with its officer where somebody must choose, or nothing can be sealed', async () => {
    const byInvitation = await anOfficersPurchase(people, '20000.00');
    await rulesOf(byInvitation.id, { supplierScope: 'INVITED' });
    await app.sweepDue();
    unsealed = true;
    const unsealable = await anOfficersPurchase(people, '20000.00');
    await app.sweepDue();
    for (const { id } of [byInvitation, unsealable]) expect(await detail(id)).toMatchObject({ status: 'APPROVED' });
  });

  test('is not announced once it was given up', async () => {
    const { id, version } = await anOfficersPurchase(people, '20000.00');
    await people.applicant.projects.terminateProject({ path: { id }, body: { version, reason: 'Not needed' } });
    expect(await timers(id)).toEqual({});
  });
});

test('suppliers are reminded a day before the end', async () => {
  const { id } = await aBidding(app, people);
  app.clock.advance(48 * 3_600_000);
  await app.sweepDue();
  const { client } = { client: await app.withoutRole(people.suppliers[0]?.account ?? '') };
  expect(await told(client, id)).toEqual(
    expect.arrayContaining(['Bidding closes soon: Centrifuges', 'New bidding: Centrifuges']),
  );
});
