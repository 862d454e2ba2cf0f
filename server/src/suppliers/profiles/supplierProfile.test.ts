import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anApprovedSupplier, aPendingSupplier, aSupplier, type Supplier } from '#test/builders/aSupplier.ts';
import { failureOf } from '#test/failureOf.ts';
import { password, startApp, type TestApp, type TestClient } from '#test/startApp.ts';

type Profile = Schemas['SupplierProfileInput'];

let app: TestApp;
let officer: TestClient;
beforeAll(async () => {
  app = await startApp();
  officer = await app.as('officer1', 'procurement_officer');
});
afterAll(() => app.close());

const update = ({ client, profile }: Supplier, changes: Partial<Profile> = {}) =>
  client.company.updateSupplierProfile({ body: { ...profile, ...changes } });
const decide = (id: string, version: number, result: 'APPROVED' | 'REJECTED') =>
  officer.company.auditCompany({ body: { id, version, result, opinion: 'Seen' } });
const own = ({ client }: Supplier) => client.company.getSupplierProfile();
const todos = async (id: string) =>
  (await officer.inbox.queryInboxMessagePage({ query: { sceneCode: 'SUPPLIER_TODO', size: 200 } })).records.filter(
    ({ bizId }) => bizId === id,
  );
const broken = (field: string, rule: string) => ({ status: 400, fieldErrors: [{ field, rule }] });

describe('a supplier', () => {
  test('that has registered says what is missing, and then waits for the review', async () => {
    const supplier = await aSupplier(app);
    expect(await own(supplier)).toMatchObject({
      status: 'REGISTERED',
      companyType: null,
      qualifications: [],
      schoolName: '江海大学',
    });
    expect(await update(supplier)).toEqual({ status: 'PENDING' });
    expect(await own(supplier)).toMatchObject({
      status: 'PENDING',
      companyType: 'LIMITED',
      qualificationExpireDate: '2036-03-01',
      version: 2,
      goodsCategories: supplier.profile.goodsCategoryIds.map((id) => ({ id })),
      qualifications: [{ qualNo: 'L-1' }],
      rejectReason: null,
    });
    const seen = await officer.company.getCompanyDetail({ path: { id: supplier.id } });
    expect(seen).toMatchObject({ status: 'PENDING', reviewRecords: [{ event: 'SUBMITTED', userName: 'Somebody' }] });
    expect(seen.allowedActions).toContain('REVIEW');
    expect(await todos(supplier.id)).toMatchObject([{ title: `Supplier to review: ${supplier.profile.companyName}` }]);
  });

  test('that was rejected reads why, and submits again', async () => {
    const supplier = await aPendingSupplier(app);
    await decide(supplier.id, 2, 'REJECTED');
    expect(await own(supplier)).toMatchObject({ status: 'REJECTED', rejectReason: 'Seen', version: 3 });
    expect(await update(supplier, { version: 3 })).toEqual({ status: 'PENDING' });
    expect(await todos(supplier.id)).toHaveLength(2);
  });

  test('waits since it submitted, which a correction leaves as it is and the next submission does not', async () => {
    const since = async ({ id }: Supplier) => (await officer.company.getCompanyDetail({ path: { id } })).submitTime;
    const supplier = await aSupplier(app);
    expect(await since(supplier)).toBeNull();
    const first = isoTime(app.clock.now);
    await update(supplier);
    app.clock.advance(60_000);
    await update(supplier, { version: 2, bankName: 'Another bank', password });
    expect(await since(supplier)).toBe(first);
    await decide(supplier.id, 3, 'REJECTED');
    expect(await since(supplier)).toBe(first);
    app.clock.advance(60_000);
    await update(supplier, { version: 4, bankName: 'Another bank' });
    expect(await since(supplier)).toBe(isoTime(app.clock.now));
  });

  test('that changes what it said while it waits is told of once, and loses a first approval', async () => {
    const supplier = await aPendingSupplier(app);
    await app.database.db.updateTable('supplier').set({ creditScore: 50 }).where('id', '=', supplier.id).execute();
    expect(await decide(supplier.id, 2, 'APPROVED')).toMatchObject({ needsSecondReview: true });
    await update(supplier, { version: 3, city: 'Jianghai' });
    expect(await decide(supplier.id, 4, 'APPROVED')).toMatchObject({ needsSecondReview: true });
    expect(await todos(supplier.id)).toHaveLength(1);
  });

  test.each<[string, (before: Profile) => Partial<Profile>, string]>([
    ['its address', () => ({ registeredAddress: 'Industry Road 10' }), 'APPROVED'],
    ['its legal person', () => ({ legalPerson: 'Somebody New' }), 'PENDING'],
    [
      'its licence',
      ({ qualifications }) => ({ qualifications: qualifications.map((one) => ({ ...one, expireDate: '2037-01-01' })) }),
      'PENDING',
    ],
  ])('that is approved and changes %s', async (_, changesOf, status) => {
    const supplier = await anApprovedSupplier(app);
    expect(await update(supplier, changesOf(supplier.profile))).toEqual({ status });
    expect(await own(supplier)).toMatchObject({ status });
  });

  test('that is frozen changes nothing', async () => {
    const supplier = await anApprovedSupplier(app);
    const school = await app.as('schooladmin', 'school_admin');
    const body = { id: supplier.id, version: 3, status: 'FROZEN', reason: 'Late again' } as const;
    await school.company.updateCompanyStatus({ body });
    expect(await failureOf(update(supplier, { version: 4 }))).toMatchObject({ code: 4101 });
  });

  test('says only what can be true', async () => {
    const supplier = await aSupplier(app);
    const { fileId } = supplier.profile.qualifications[0] as Schemas['SupplierQualificationInput'];
    const licence = { qualType: 'license', qualName: 'Licence', fileId };
    const refused: [Partial<Profile>, object][] = [
      [{ qualifications: [{ qualType: 'iso', qualName: 'Quality', fileId }] }, broken('qualifications', 'licence')],
      [{ qualifications: [{ ...licence, expireDate: '2026-03-01' }] }, broken('qualifications.0.expireDate', 'expired')],
      [{ qualifications: [licence, { ...licence, qualType: 'magic' }] }, broken('qualifications.1.qualType', 'exists')],
      [{ companyType: 'CIRCUS' }, broken('companyType', 'exists')],
      [{ goodsCategoryIds: [...supplier.profile.goodsCategoryIds, 'none'] }, broken('goodsCategoryIds', 'exists')],
      [
        { creditCode: supplier.profile.creditCode.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
        broken('creditCode', 'checksum'),
      ],
      [{ companyName: (await anApprovedSupplier(app)).profile.companyName }, broken('companyName', 'unique')],
      [{ version: 2 }, { status: 200, code: 4090 }],
    ];
    for (const [changes, failure] of refused) expect(await failureOf(update(supplier, changes))).toMatchObject(failure);
    expect(await own(supplier)).toMatchObject({ status: 'REGISTERED', version: 1 });
  });

  test('that submits 20 times at once has done so once', async () => {
    const supplier = await aSupplier(app);
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(update(supplier))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(await todos(supplier.id)).toHaveLength(1);
  });
});

test('who is no supplier has no profile', async () => {
  const { profile } = await aSupplier(app);
  expect(await failureOf(officer.company.getSupplierProfile())).toMatchObject({ code: 4004 });
  expect(await failureOf(officer.company.updateSupplierProfile({ body: profile }))).toMatchObject({ code: 4004 });
});
