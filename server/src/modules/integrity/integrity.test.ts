import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../sdk/src/generated/examples.ts';
import { seedId } from '../../db/reference/seedId.ts';
import { expectRefused } from '../../testing/expectRefused.ts';
import { failureOf } from '../../testing/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '../../testing/startApp.ts';
import { endExposures } from './endExposures.ts';

let app: TestApp;
let officer: TestClient;
let publisher: TestClient;
let judge: TestClient;
let teacher: TestClient;
let admin: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await startApp();
  officer = await app.as('officer1', 'procurement_officer');
  publisher = await app.as('schooladmin', 'school_admin');
  judge = await app.as('huangyating', 'school_admin');
  teacher = await app.as('teacher1');
  admin = await app.as('admin', 'admin');
  stranger = await app.as('shaoboyan', 'school_admin');
});
afterAll(() => app.close());

type Input = Schemas['ExposureInput'];
type Query = NonNullable<Parameters<TestClient['help']['queryIntegrityExposurePage']>[0]>['query'];
const page = (client: TestClient, query: Query = {}) =>
  client.help.queryIntegrityExposurePage({ query: { size: 200, ...query } });
const detail = (id: string, client = officer) => client.help.getIntegrityExposureDetail({ path: { id } });
const update = (id: string, body: Schemas['ExposureChanges'], client = officer) =>
  client.help.updateIntegrityExposure({ path: { id }, body });
const step = (id: string, body: Schemas['Publication'], client = publisher) =>
  client.help.publishIntegrityExposure({ path: { id }, body });
const publish = (id: string, version = 1, client = publisher) => step(id, { version, status: 'PUBLISHED' }, client);
const withdraw = (id: string, version = 2) => step(id, { version, status: 'WITHDRAWN', reason: 'Settled' });
const remove = (id: string, client = officer) => client.help.deleteIntegrityExposure({ path: { id } });
const decision = { content: 'The carrier was late', result: 'DISMISSED', reply: 'Not proven' } as const;
const appeal = (id: string, body: Partial<Schemas['ExposureAppealInput']> = {}, client = judge) =>
  client.help.recordIntegrityExposureAppeal({ path: { id }, body: { version: 2, ...decision, ...body } });
const supplierOf = (id: string) => officer.company.getCompanyDetail({ path: { id } });
const wrongState = { status: 200, code: 4101 };
const missing = { status: 200, code: 4004 };
const stale = { status: 200, code: 4090 };
const broken = (field: string, rule: string) => ({ status: 400, fieldErrors: [{ field, rule }] });

let taken = 0;
/** An approved supplier that no other test has used. */
async function someSupplier(): Promise<Schemas['Supplier']> {
  const { records } = await officer.company.queryAllSupplier({
    query: { status: 'APPROVED', creditLevel: 'A', size: 200, sort: 'companyName,asc' },
  });
  return records.at(-1 - (taken++ % 5)) as Schemas['Supplier'];
}

async function draft(changes: Partial<Input> = {}, client = officer) {
  const supplierId = changes.supplierId ?? (await someSupplier()).id;
  const fact = 'It has not delivered what was agreed upon.';
  const body = { exposureType: 'QUALITY', level: 'SUSPEND', fact, startDate: '2026-03-02', deductScore: 10, ...changes } as const;
  const { id } = await client.help.saveIntegrityExposure({ body: { ...body, supplierId } });
  return { id, supplierId };
}

describe('a draft', () => {
  test('has the next number of the year, no effect, and is seen by those only who see all', async () => {
    const { id, supplierId } = await draft();
    const before = await supplierOf(supplierId);
    expect(await detail(id)).toMatchObject({
      ...{ exposureCode: expect.stringMatching(/^SX2026\d{4}$/), supplierName: before.companyName, status: 'DRAFT' },
      ...{ publishTime: null, endDate: null, evidence: [], appeal: null, version: 1, allowedActions: ['EDIT', 'DELETE'] },
    });
    expect((await detail(id, publisher)).allowedActions).toEqual(['EDIT', 'PUBLISH', 'DELETE']);
    expect(before).toMatchObject({ status: 'APPROVED' });
    await expectRefused([detail(id, teacher), detail(id, stranger), remove(id, stranger)], missing);
  });

  test('is changed and deleted, on the version that was read', async () => {
    const { id } = await draft();
    await update(id, { version: 1, deductScore: 15, endDate: '2026-12-31' });
    expect(await detail(id)).toMatchObject({ deductScore: 15, endDate: '2026-12-31', level: 'SUSPEND', version: 2 });
    await expectRefused([update(id, { version: 1, deductScore: 1 }), publish(id)], stale);
    expect(await failureOf(update(id, { version: 2, endDate: '2026-03-01' }))).toMatchObject(broken('endDate', 'order'));
    expect(await remove(id)).toBe(true);
    await expectRefused([detail(id), remove(id)], missing);
  });

  test('is about a supplier of the school that was approved once', async () => {
    const { records } = await officer.company.queryAllSupplier({ query: { status: 'PENDING', size: 1 } });
    const theirs = await stranger.company.queryAllSupplier({ query: { size: 1 } });
    for (const supplierId of [records[0]?.id, theirs.records[0]?.id, 'none']) {
      expect(await failureOf(draft({ supplierId: supplierId ?? '' }))).toMatchObject(broken('supplierId', 'exists'));
    }
    const { id } = await draft();
    const moved = update(id, { version: 1, supplierId: theirs.records[0]?.id ?? '' });
    expect(await failureOf(moved)).toMatchObject(broken('supplierId', 'exists'));
  });

  test('has evidence that its writer has uploaded, and that those read who read it', async () => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const file = new File([Buffer.from(pixel, 'base64')], 'proof.png');
    const { id: fileId } = await officer.files.uploadFile({ body: { bizType: 'EXPOSURE', file } });
    const theirs = draft({ evidenceIds: [fileId] }, publisher);
    expect(await failureOf(theirs)).toMatchObject(broken('evidenceIds.0', 'exists'));
    const { id } = await draft({ evidenceIds: [fileId], level: 'WARNING' });
    expect((await detail(id)).evidence).toMatchObject([{ id: fileId, fileName: 'proof.png' }]);
    const info = () => failureOf(teacher.files.getFileInfo({ path: { id: fileId } }));
    expect(await info()).toMatchObject(missing);
    await publish(id);
    expect(await info()).toBeNull();
    await withdraw(id);
    expect(await info()).toMatchObject(missing);
  });

  test('gets a number of its own, also of 20 at once', async () => {
    const { id: supplierId } = await someSupplier();
    const drafts = await Promise.all(Array.from({ length: 20 }, () => draft({ supplierId })));
    const codes = await Promise.all(drafts.map(async ({ id }) => (await detail(id)).exposureCode));
    expect(new Set(codes).size).toBe(20);
  });
});

describe('publishing', () => {
  test.each([
    ['WARNING', 'APPROVED'],
    ['SUSPEND', 'FROZEN'],
    ['BAN', 'BLACKLISTED'],
  ] as const)('a %s takes points and leaves the supplier %s; withdrawing gives both back', async (level, status) => {
    const { id, supplierId } = await draft({ level });
    const before = await supplierOf(supplierId);
    await publish(id);
    expect(await supplierOf(supplierId)).toMatchObject({ status, creditScore: before.creditScore - 10 });
    expect(await detail(id, teacher)).toMatchObject({ status: 'PUBLISHED', allowedActions: [] });
    expect((await detail(id, judge)).allowedActions).toEqual(['WITHDRAW', 'RECORD_APPEAL']);
    await expectRefused([publish(id, 2), update(id, { version: 2, deductScore: 1 }), remove(id)], wrongState);
    const noReason = step(id, { version: 2, status: 'WITHDRAWN' });
    expect(await failureOf(noReason)).toMatchObject(broken('reason', 'required'));
    await withdraw(id);
    expect(await supplierOf(supplierId)).toMatchObject({ status: 'APPROVED', creditScore: before.creditScore });
    expect(await detail(id)).toMatchObject({ status: 'WITHDRAWN', withdrawReason: 'Settled', allowedActions: [] });
    await expectRefused([publish(id, 3), withdraw(id, 3), update(id, { version: 3 }), remove(id)], wrongState);
    const { entries } = await officer.company.getCompanyScorecard({ path: { id: supplierId } });
    expect(
      entries
        .slice(0, 2)
        .map(({ change }) => change)
        .sort((one, other) => one - other),
    ).toEqual([-10, 10]);
  });

  test('takes no more points than there are, and gives back what it took', async () => {
    const { id, supplierId } = await draft({ level: 'WARNING', deductScore: 100 });
    const { creditScore } = await supplierOf(supplierId);
    await publish(id);
    expect(await supplierOf(supplierId)).toMatchObject({ creditScore: 0, creditLevel: 'D' });
    await withdraw(id);
    expect((await supplierOf(supplierId)).creditScore).toBe(creditScore);
  });

  test('holds the supplier as long as one exposure does; by hand it is not let go', async () => {
    const ban = await draft({ level: 'BAN' });
    const suspension = await draft({ level: 'SUSPEND', supplierId: ban.supplierId });
    await publish(ban.id);
    await publish(suspension.id);
    const status = async () => (await supplierOf(ban.supplierId)).status;
    expect(await status()).toBe('BLACKLISTED');
    await withdraw(ban.id);
    expect(await status()).toBe('FROZEN');
    const { version, allowedActions } = await supplierOf(ban.supplierId);
    expect(allowedActions).not.toContain('UNFREEZE');
    const release = publisher.company.updateCompanyStatus({ body: { id: ban.supplierId, version, status: 'APPROVED' } });
    expect(await failureOf(release)).toMatchObject(wrongState);
    await withdraw(suspension.id);
    expect(await status()).toBe('APPROVED');
    const records = await officer.company.listCompanyReviewRecords({ path: { id: ban.supplierId } });
    expect(new Set(records.slice(0, 3).map(({ event }) => event))).toEqual(new Set(['BLACKLISTED', 'FROZEN', 'UNFROZEN']));
  });

  test('leaves one that was frozen by hand frozen at its end, and one that was cancelled cancelled', async () => {
    const { id, supplierId } = await draft({ level: 'BAN' });
    const set = async (status: 'FROZEN' | 'CANCELLED' | 'APPROVED') => {
      const { version } = await supplierOf(supplierId);
      await publisher.company.updateCompanyStatus({ body: { id: supplierId, version, status, reason: 'By hand' } });
    };
    await set('FROZEN');
    await publish(id);
    await withdraw(id);
    expect((await supplierOf(supplierId)).status).toBe('FROZEN');
    const again = await draft({ level: 'BAN', supplierId });
    await publish(again.id);
    await set('CANCELLED');
    await withdraw(again.id);
    expect((await supplierOf(supplierId)).status).toBe('CANCELLED');
  });

  test('happens once, also of 20 at once', async () => {
    const { id, supplierId } = await draft();
    const { creditScore } = await supplierOf(supplierId);
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(publish(id))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect((await supplierOf(supplierId)).creditScore).toBe(creditScore - 10);
    await withdraw(id);
  });

  test('of ten exposures of one supplier at once takes the points of all', async () => {
    const { id: supplierId, creditScore } = await someSupplier();
    const drafts = [];
    for (let made = 0; made < 10; made += 1) drafts.push(await draft({ supplierId, level: 'WARNING', deductScore: 2 }));
    await Promise.all(drafts.map(({ id }) => publish(id)));
    expect((await supplierOf(supplierId)).creditScore).toBe(creditScore - 20);
    await Promise.all(drafts.map(({ id }) => withdraw(id)));
    expect((await supplierOf(supplierId)).creditScore).toBe(creditScore);
  });
});

describe('an appeal', () => {
  test('that is dismissed is shown with the exposure, which stays; there is no second one', async () => {
    const { id } = await draft();
    await publish(id);
    expect(await appeal(id)).toBe(true);
    expect(await detail(id, teacher)).toMatchObject({
      ...{ status: 'PUBLISHED', version: 3 },
      appeal: { ...decision, time: '2026-03-02T09:00:00+08:00' },
    });
    expect(await failureOf(appeal(id, { version: 3 }))).toMatchObject(wrongState);
    await withdraw(id, 3);
  });

  test('that is upheld withdraws the exposure with its effects', async () => {
    const { id, supplierId } = await draft({ level: 'BAN' });
    const { creditScore } = await supplierOf(supplierId);
    await publish(id);
    const reply = 'Proven. '.repeat(50).trim();
    await appeal(id, { result: 'UPHELD', reply });
    expect(await detail(id)).toMatchObject({
      status: 'WITHDRAWN',
      withdrawReason: reply.slice(0, 200),
      appeal: { result: 'UPHELD', reply },
    });
    expect(await supplierOf(supplierId)).toMatchObject({ status: 'APPROVED', creditScore });
  });

  test('is decided by somebody else than who published, and about what is in force', async () => {
    const { id } = await draft();
    expect(await failureOf(appeal(id, { version: 1 }))).toMatchObject(wrongState);
    await publish(id);
    expect(await failureOf(appeal(id, {}, publisher))).toMatchObject({ status: 200, code: 4105 });
    expect(await failureOf(appeal(id, { version: 1 }))).toMatchObject(stale);
    await withdraw(id);
  });
});

test('an exposure ends with its last day: the status comes back, the points do not, and it is over', async () => {
  const { id, supplierId } = await draft({ level: 'SUSPEND', endDate: '2026-03-02' });
  const { creditScore } = await supplierOf(supplierId);
  await publish(id);
  const { db } = app.database;
  const end = new Date('2026-03-03T00:00:00+08:00');
  expect(await endExposures(db, new Date(end.getTime() - 1))).toBe(0);
  expect(await Promise.all([endExposures(db, end), endExposures(db, end)])).toContain(1);
  expect(await endExposures(db, end)).toBe(0);
  expect(await supplierOf(supplierId)).toMatchObject({ status: 'APPROVED', creditScore: creditScore - 10 });
  const { now } = app.clock;
  app.clock.now = end;
  const later = await Promise.all([
    app.as('officer1', 'procurement_officer'),
    app.as('teacher1'),
    app.as('huangyating', 'school_admin'),
  ]);
  const [writer, reader, decider] = later;
  expect(await detail(id, writer)).toMatchObject({ status: 'EXPIRED', allowedActions: [] });
  expect(await failureOf(detail(id, reader))).toMatchObject(missing);
  const withdrawal = step(id, { version: 2, status: 'WITHDRAWN', reason: 'Late' }, decider);
  await expectRefused([withdrawal, appeal(id, {}, decider)], wrongState);
  const late = await draft({ supplierId, startDate: '2026-03-01', endDate: '2026-03-02' }, writer);
  expect(await failureOf(publish(late.id, 1, decider))).toMatchObject(wrongState);
  app.clock.now = now;
});

describe('the page', () => {
  const seeded = { startDate: '2025-01-01', endDate: '2026-02-28' };

  test('holds those of the own school, to most people only what is in force', async () => {
    const all = await page(officer, seeded);
    expect(all.total).toBe(12);
    expect(new Set(all.records.map(({ status }) => status))).toEqual(new Set(['DRAFT', 'PUBLISHED', 'WITHDRAWN', 'EXPIRED']));
    const seen = await page(teacher, seeded);
    expect([seen.total, new Set(seen.records.map(({ status }) => status))]).toEqual([9, new Set(['PUBLISHED'])]);
    expect((await page(stranger)).total).toBe(0);
    expect((await page(admin, { ...seeded, companyId: '1001' })).total).toBe(12);
  });

  test.each<[string, NonNullable<Query>, (row: Schemas['Exposure']) => boolean]>([
    ['type', { exposureType: 'QUALITY' }, ({ exposureType }) => exposureType === 'QUALITY'],
    ['level', { level: 'BAN' }, ({ level }) => level === 'BAN'],
    ['status', { status: 'WITHDRAWN' }, ({ status }) => status === 'WITHDRAWN'],
    ['a day after its beginning', { endDate: '2026-01-31' }, ({ startDate }) => startDate <= '2026-01-31'],
    ['a day before its end', { startDate: '2026-03-01' }, ({ endDate }) => endDate === null || endDate >= '2026-03-01'],
  ])('is filtered by %s', async (_, query, belongs) => {
    const all = (await page(officer)).records;
    const found = (await page(officer, query)).records;
    expect(found.map(({ id }) => id)).toEqual(all.filter(belongs).map(({ id }) => id));
    expect([found.length > 0, found.length < all.length]).toEqual([true, true]);
  });

  test('is filtered by supplier', async () => {
    const [one] = (await page(officer, seeded)).records as [Schemas['Exposure']];
    const ids = async (query: Query) => (await page(officer, query)).records.map(({ id }) => id);
    expect(await ids({ supplierId: one.supplierId })).toContain(one.id);
    expect(await ids({ supplierName: one.supplierName })).toContain(one.id);
    expect(await ids({ supplierName: one.supplierName.slice(2, 4) })).toContain(one.id);
    expect(await ids({ supplierName: one.supplierName.slice(3, 4) })).not.toContain(one.id);
  });

  test.each(['publishTime', 'startDate', 'updateTime'] as const)('is sorted by %s and cut', async (column) => {
    const all = (await page(officer, { sort: `${column},desc` })).records.map(({ id }) => id);
    expect((await page(officer, { sort: `${column},asc` })).records.map(({ id }) => id).reverse()).toEqual(all);
    const second = await page(officer, { sort: `${column},desc`, size: 5, current: 2 });
    expect(second.records.map(({ id }) => id)).toEqual(all.slice(5, 10));
  });
});

test('the examples of the description are answers of the demo data', async () => {
  const fresh = await startApp();
  const reader = await fresh.as('teacher1', 'purchaser');
  expect(await reader.help.queryIntegrityExposurePage({ query: { size: 1 } })).toEqual(examples.queryIntegrityExposurePage.data);
  const path = { id: seedId('exposure', 3601) };
  expect(await reader.help.getIntegrityExposureDetail({ path })).toEqual(examples.getIntegrityExposureDetail.data);
  await fresh.close();
});
