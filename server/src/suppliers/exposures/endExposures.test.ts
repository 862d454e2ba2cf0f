import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExposureApp, startExposureApp } from '#test/builders/exposureFixture.ts';
import { expectRefused } from '#test/expectRefused.ts';
import { failureOf } from '#test/failureOf.ts';
import { missing, wrongState } from '#test/refusals.ts';
import { endExposures } from './endExposures.ts';

let app: ExposureApp['app'];
let exposures: ExposureApp['exposures'];
beforeAll(async () => {
  ({ app, exposures } = await startExposureApp());
});
afterAll(() => app.close());

test('an exposure ends with its last day: the status comes back, the points do not, and it is over', async () => {
  const { id, supplierId } = await exposures.draft({ level: 'SUSPEND', endDate: '2026-03-02' });
  const { creditScore } = await exposures.supplierOf(supplierId);
  await exposures.publish(id);
  const { db } = app.database;
  const end = new Date('2026-03-03T00:00:00+08:00');
  expect(await endExposures(db, new Date(end.getTime() - 1))).toBe(0);
  expect(await Promise.all([endExposures(db, end), endExposures(db, end)])).toContain(1);
  expect(await endExposures(db, end)).toBe(0);
  expect(await exposures.supplierOf(supplierId)).toMatchObject({ status: 'APPROVED', creditScore: creditScore - 10 });
  app.clock.now = end;
  const later = await Promise.all([
    app.as('officer1', 'procurement_officer'),
    app.as('teacher1'),
    app.as('huangyating', 'school_admin'),
  ]);
  const [writer, reader, decider] = later;
  expect(await exposures.detail(id, writer)).toMatchObject({ status: 'EXPIRED', allowedActions: [] });
  expect(await failureOf(exposures.detail(id, reader))).toMatchObject(missing);
  const withdrawal = exposures.step(id, { version: 2, status: 'WITHDRAWN', reason: 'Late' }, decider);
  await expectRefused([withdrawal, exposures.appeal(id, {}, decider)], wrongState);
  const late = await exposures.draft({ supplierId, startDate: '2026-03-01', endDate: '2026-03-02' }, writer);
  expect(await failureOf(exposures.publish(late.id, 1, decider))).toMatchObject(wrongState);
});
