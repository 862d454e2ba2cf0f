import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decision, type ExposureApp, startExposureApp } from '#test/builders/exposureFixture.ts';
import { expectRefused } from '#test/expectRefused.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, stale, wrongState } from '#test/refusals.ts';

let app: ExposureApp['app'];
let officer: ExposureApp['officer'];
let publisher: ExposureApp['publisher'];
let judge: ExposureApp['judge'];
let teacher: ExposureApp['teacher'];
let exposures: ExposureApp['exposures'];
beforeAll(async () => {
  ({ app, officer, publisher, judge, teacher, exposures } = await startExposureApp());
});
afterAll(() => app.close());

describe('publishing', () => {
  test.each([
    ['WARNING', 'APPROVED'],
    ['SUSPEND', 'FROZEN'],
    ['BAN', 'BLACKLISTED'],
  ] as const)('a %s takes points and leaves the supplier %s; withdrawing gives both back', async (level, status) => {
    const { id, supplierId } = await exposures.draft({ level });
    const before = await exposures.supplierOf(supplierId);
    await exposures.publish(id);
    expect(await exposures.supplierOf(supplierId)).toMatchObject({ status, creditScore: before.creditScore - 10 });
    expect(await exposures.detail(id, teacher)).toMatchObject({ status: 'PUBLISHED', allowedActions: [] });
    expect((await exposures.detail(id, judge)).allowedActions).toEqual(['WITHDRAW', 'RECORD_APPEAL']);
    await expectRefused(
      [exposures.publish(id, 2), exposures.update(id, { version: 2, deductScore: 1 }), exposures.remove(id)],
      wrongState,
    );
    const noReason = exposures.step(id, { version: 2, status: 'WITHDRAWN' });
    expect(await failureOf(noReason)).toMatchObject(broken('reason', 'required'));
    await exposures.withdraw(id);
    expect(await exposures.supplierOf(supplierId)).toMatchObject({ status: 'APPROVED', creditScore: before.creditScore });
    expect(await exposures.detail(id)).toMatchObject({ status: 'WITHDRAWN', withdrawReason: 'Settled', allowedActions: [] });
    await expectRefused(
      [exposures.publish(id, 3), exposures.withdraw(id, 3), exposures.update(id, { version: 3 }), exposures.remove(id)],
      wrongState,
    );
    const { entries } = await officer.company.getCompanyScorecard({ path: { id: supplierId } });
    expect(
      entries
        .slice(0, 2)
        .map(({ change }) => change)
        .sort((one, other) => one - other),
    ).toEqual([-10, 10]);
  });

  test('takes no more points than there are, and gives back what it took', async () => {
    const { id, supplierId } = await exposures.draft({ level: 'WARNING', deductScore: 100 });
    const { creditScore } = await exposures.supplierOf(supplierId);
    await exposures.publish(id);
    expect(await exposures.supplierOf(supplierId)).toMatchObject({ creditScore: 0, creditLevel: 'D' });
    await exposures.withdraw(id);
    expect((await exposures.supplierOf(supplierId)).creditScore).toBe(creditScore);
  });

  test('holds the supplier as long as one exposure does; by hand it is not let go', async () => {
    const ban = await exposures.draft({ level: 'BAN' });
    const suspension = await exposures.draft({ level: 'SUSPEND', supplierId: ban.supplierId });
    await exposures.publish(ban.id);
    await exposures.publish(suspension.id);
    const status = async () => (await exposures.supplierOf(ban.supplierId)).status;
    expect(await status()).toBe('BLACKLISTED');
    await exposures.withdraw(ban.id);
    expect(await status()).toBe('FROZEN');
    const { version, allowedActions } = await exposures.supplierOf(ban.supplierId);
    expect(allowedActions).not.toContain('UNFREEZE');
    const release = publisher.company.updateCompanyStatus({ body: { id: ban.supplierId, version, status: 'APPROVED' } });
    expect(await failureOf(release)).toMatchObject(wrongState);
    await exposures.withdraw(suspension.id);
    expect(await status()).toBe('APPROVED');
    const records = await officer.company.listCompanyReviewRecords({ path: { id: ban.supplierId } });
    expect(new Set(records.slice(0, 3).map(({ event }) => event))).toEqual(new Set(['BLACKLISTED', 'FROZEN', 'UNFROZEN']));
  });

  test('leaves one that was frozen by hand frozen at its end, and one that was cancelled cancelled', async () => {
    const { id, supplierId } = await exposures.draft({ level: 'BAN' });
    const set = async (status: 'FROZEN' | 'CANCELLED' | 'APPROVED') => {
      const { version } = await exposures.supplierOf(supplierId);
      await publisher.company.updateCompanyStatus({ body: { id: supplierId, version, status, reason: 'By hand' } });
    };
    await set('FROZEN');
    await exposures.publish(id);
    await exposures.withdraw(id);
    expect((await exposures.supplierOf(supplierId)).status).toBe('FROZEN');
    const again = await exposures.draft({ level: 'BAN', supplierId });
    await exposures.publish(again.id);
    await set('CANCELLED');
    await exposures.withdraw(again.id);
    expect((await exposures.supplierOf(supplierId)).status).toBe('CANCELLED');
  });

  test('happens once, also of 20 at once', async () => {
    const { id, supplierId } = await exposures.draft();
    const { creditScore } = await exposures.supplierOf(supplierId);
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(exposures.publish(id))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect((await exposures.supplierOf(supplierId)).creditScore).toBe(creditScore - 10);
    await exposures.withdraw(id);
  });

  test('of ten exposures of one supplier at once takes the points of all', async () => {
    const { id: supplierId, creditScore } = await exposures.someSupplier();
    const drafts = [];
    for (let made = 0; made < 10; made += 1) drafts.push(await exposures.draft({ supplierId, level: 'WARNING', deductScore: 2 }));
    await Promise.all(drafts.map(({ id }) => exposures.publish(id)));
    expect((await exposures.supplierOf(supplierId)).creditScore).toBe(creditScore - 20);
    await Promise.all(drafts.map(({ id }) => exposures.withdraw(id)));
    expect((await exposures.supplierOf(supplierId)).creditScore).toBe(creditScore);
  });
});

describe('an appeal', () => {
  test('that is dismissed is shown with the exposure, which stays; there is no second one', async () => {
    const { id } = await exposures.draft();
    await exposures.publish(id);
    expect(await exposures.appeal(id)).toBe(true);
    expect(await exposures.detail(id, teacher)).toMatchObject({
      status: 'PUBLISHED',
      version: 3,
      appeal: { ...decision, time: '2026-03-02T09:00:00+08:00' },
    });
    expect(await failureOf(exposures.appeal(id, { version: 3 }))).toMatchObject(wrongState);
    await exposures.withdraw(id, 3);
  });

  test('that is upheld withdraws the exposure with its effects', async () => {
    const { id, supplierId } = await exposures.draft({ level: 'BAN' });
    const { creditScore } = await exposures.supplierOf(supplierId);
    await exposures.publish(id);
    const reply = 'Proven. '.repeat(50).trim();
    await exposures.appeal(id, { result: 'UPHELD', reply });
    expect(await exposures.detail(id)).toMatchObject({
      status: 'WITHDRAWN',
      withdrawReason: reply.slice(0, 200),
      appeal: { result: 'UPHELD', reply },
    });
    expect(await exposures.supplierOf(supplierId)).toMatchObject({ status: 'APPROVED', creditScore });
  });

  test('is decided by somebody else than who published, and about what is in force', async () => {
    const { id } = await exposures.draft();
    expect(await failureOf(exposures.appeal(id, { version: 1 }))).toMatchObject(wrongState);
    await exposures.publish(id);
    expect(await failureOf(exposures.appeal(id, {}, publisher))).toMatchObject({ status: 200, code: 4105 });
    expect(await failureOf(exposures.appeal(id, { version: 1 }))).toMatchObject(stale);
    await exposures.withdraw(id);
  });
});
