import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pixel } from '#test/builders/contents.ts';
import { type ExposureApp, startExposureApp } from '#test/builders/exposureFixture.ts';
import { expectRefused } from '#test/expectRefused.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, missing, stale } from '#test/refusals.ts';

let app: ExposureApp['app'];
let officer: ExposureApp['officer'];
let publisher: ExposureApp['publisher'];
let teacher: ExposureApp['teacher'];
let stranger: ExposureApp['stranger'];
let exposures: ExposureApp['exposures'];
beforeAll(async () => {
  ({ app, officer, publisher, teacher, stranger, exposures } = await startExposureApp());
});
afterAll(() => app.close());

describe('a draft', () => {
  test('has the next number of the year, no effect, and is seen by those only who see all', async () => {
    const { id, supplierId } = await exposures.draft();
    const before = await exposures.supplierOf(supplierId);
    expect(await exposures.detail(id)).toMatchObject({
      exposureCode: expect.stringMatching(/^SX2026\d{4}$/),
      supplierName: before.companyName,
      status: 'DRAFT',
      publishTime: null,
      endDate: null,
      evidence: [],
      appeal: null,
      version: 1,
      allowedActions: ['EDIT', 'DELETE'],
    });
    expect((await exposures.detail(id, publisher)).allowedActions).toEqual(['EDIT', 'PUBLISH', 'DELETE']);
    expect(before).toMatchObject({ status: 'APPROVED' });
    await expectRefused([exposures.detail(id, teacher), exposures.detail(id, stranger), exposures.remove(id, stranger)], missing);
  });

  test('is changed and deleted, on the version that was read', async () => {
    const { id } = await exposures.draft();
    await exposures.update(id, { version: 1, deductScore: 15, endDate: '2026-12-31' });
    expect(await exposures.detail(id)).toMatchObject({ deductScore: 15, endDate: '2026-12-31', level: 'SUSPEND', version: 2 });
    await expectRefused([exposures.update(id, { version: 1, deductScore: 1 }), exposures.publish(id)], stale);
    expect(await failureOf(exposures.update(id, { version: 2, endDate: '2026-03-01' }))).toMatchObject(
      broken('endDate', 'order'),
    );
    expect(await exposures.remove(id)).toBe(true);
    await expectRefused([exposures.detail(id), exposures.remove(id)], missing);
  });

  test('is about a supplier of the school that was approved once', async () => {
    const { records } = await officer.company.queryAllSupplier({ query: { status: 'PENDING', size: 1 } });
    const theirs = await stranger.company.queryAllSupplier({ query: { size: 1 } });
    for (const supplierId of [records[0]?.id, theirs.records[0]?.id, 'none']) {
      expect(await failureOf(exposures.draft({ supplierId: supplierId ?? '' }))).toMatchObject(broken('supplierId', 'exists'));
    }
    const { id } = await exposures.draft();
    const moved = exposures.update(id, { version: 1, supplierId: theirs.records[0]?.id ?? '' });
    expect(await failureOf(moved)).toMatchObject(broken('supplierId', 'exists'));
  });

  test('has evidence that its writer has uploaded, and that those read who read it', async () => {
    const file = new File([pixel], 'proof.png');
    const { id: fileId } = await officer.files.uploadFile({ body: { bizType: 'EXPOSURE', file } });
    const theirs = exposures.draft({ evidenceIds: [fileId] }, publisher);
    expect(await failureOf(theirs)).toMatchObject(broken('evidenceIds.0', 'exists'));
    const { id } = await exposures.draft({ evidenceIds: [fileId], level: 'WARNING' });
    expect((await exposures.detail(id)).evidence).toMatchObject([{ id: fileId, fileName: 'proof.png' }]);
    const info = () => failureOf(teacher.files.getFileInfo({ path: { id: fileId } }));
    expect(await info()).toMatchObject(missing);
    await exposures.publish(id);
    expect(await info()).toBeNull();
    await exposures.withdraw(id);
    expect(await info()).toMatchObject(missing);
  });

  test('gets a number of its own, also of 20 at once', async () => {
    const { id: supplierId } = await exposures.someSupplier();
    const drafts = await Promise.all(Array.from({ length: 20 }, () => exposures.draft({ supplierId })));
    const codes = await Promise.all(drafts.map(async ({ id }) => (await exposures.detail(id)).exposureCode));
    expect(new Set(codes).size).toBe(20);
  });
});
