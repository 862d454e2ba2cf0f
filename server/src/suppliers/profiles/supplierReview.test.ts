import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let officer: TestClient;
let schoolAdmin: TestClient;
beforeAll(async () => {
  app = await startApp();
  officer = await app.as('officer1', 'procurement_officer');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

type Supplier = Schemas['Supplier'];
type Review = Parameters<TestClient['company']['auditCompany']>[0]['body'];
const review = (client: TestClient, body: Review) => client.company.auditCompany({ body });
const setStatus = (client: TestClient, body: Schemas['CompanyStatusChange']) => client.company.updateCompanyStatus({ body });
const detail = (id: string) => officer.company.getCompanyDetail({ path: { id } });
const events = async (id: string) =>
  (await detail(id)).reviewRecords?.map(({ event, userName, opinion }) => [event, userName, opinion]);
const broken = (field: string, rule: string) => ({ status: 400, fieldErrors: [{ field, rule }] });

/** Some supplier of the school in this state. */
async function some(status: Supplier['status'], creditLevel: Supplier['creditLevel'] = 'B'): Promise<Supplier> {
  const { records } = await officer.company.queryAllSupplier({ query: { status, creditLevel, size: 1 } });
  return records[0] as Supplier;
}

describe('a review', () => {
  test('approves, which can be read in supplier and records', async () => {
    const { id, version } = await some('PENDING', 'C');
    expect((await detail(id)).allowedActions).toContain('REVIEW');
    const outcome = await review(officer, { id, version, result: 'APPROVED', opinion: 'Complete' });
    expect(outcome).toEqual({ status: 'APPROVED', needsSecondReview: false });
    expect(await detail(id)).toMatchObject({
      status: 'APPROVED',
      auditUserName: '刘海燕',
      auditOpinion: 'Complete',
      auditTime: '2026-03-02T09:00:00+08:00',
      version: version + 1,
    });
    expect((await events(id))?.[0]).toEqual(['APPROVED', '刘海燕', 'Complete']);
  });

  test('rejects with an opinion only', async () => {
    const { id, version } = await some('PENDING');
    expect(await failureOf(review(officer, { id, version, result: 'REJECTED' }))).toMatchObject(broken('opinion', 'required'));
    await review(officer, { id, version, result: 'REJECTED', opinion: 'Incomplete' });
    expect(await detail(id)).toMatchObject({ status: 'REJECTED' });
  });

  test.each([
    ['is not in business any more', { operatingStatus: 'REVOKED' as const }],
    ['is not known to it', null],
  ])('needs an opinion to approve one that by the registry %s', async (_, change) => {
    const { id, version } = await some('PENDING');
    const { db } = app.database;
    if (change) await db.updateTable('supplierRegistry').set(change).where('supplierId', '=', id).execute();
    else await db.deleteFrom('supplierRegistry').where('supplierId', '=', id).execute();
    expect(await failureOf(review(officer, { id, version, result: 'APPROVED' }))).toMatchObject(broken('opinion', 'required'));
    await review(officer, { id, version, result: 'APPROVED', opinion: 'Seen the original' });
    expect(await detail(id)).toMatchObject({ status: 'APPROVED' });
  });

  test('of one with credit level D takes two persons', async () => {
    const { id } = await some('PENDING', 'C');
    await app.database.db.updateTable('supplier').set({ creditScore: 50 }).where('id', '=', id).execute();
    const { version } = await detail(id);
    const approve = (client: TestClient, by = version) =>
      review(client, { id, version: by, result: 'APPROVED', opinion: 'Fine' });
    expect(await approve(officer)).toEqual({ status: 'PENDING', needsSecondReview: true });
    expect(await failureOf(approve(officer, version + 1))).toMatchObject({ status: 200, code: 4105 });
    expect(await approve(schoolAdmin, version + 1)).toEqual({ status: 'APPROVED', needsSecondReview: false });
    expect((await events(id))?.slice(0, 2)).toEqual([
      ['APPROVED', '李文博', 'Fine'],
      ['FIRST_APPROVED', '刘海燕', 'Fine'],
    ]);
  });

  test('may replace what the supplier sells, by categories that there are', async () => {
    const { id, version, goodsCategories: before } = await some('PENDING');
    const [top] = await officer.goodsCategories.getGoodsCategoryTree();
    const body = { id, version, result: 'APPROVED', opinion: 'Fine' } as const;
    const unknown = review(officer, { ...body, goodsCategoryIds: [top?.id ?? '', 'none'] });
    expect(await failureOf(unknown)).toMatchObject(broken('goodsCategoryIds', 'exists'));
    expect((await detail(id)).goodsCategories).toEqual(before);
    await review(officer, { ...body, goodsCategoryIds: [top?.id ?? ''] });
    expect((await detail(id)).goodsCategories.map((category) => category.id)).toEqual([top?.id]);
    const inUse = schoolAdmin.goodsCategories.removeGoodsCategory({ path: { id: top?.id ?? '' } });
    expect((await failureOf(inUse))?.code).toBe(4003);
  });

  test('is refused for one that does not wait, that has changed, or that is not seen', async () => {
    const approved = await some('APPROVED');
    const body = { id: approved.id, version: approved.version, result: 'APPROVED' } as const;
    expect(await failureOf(review(officer, body))).toMatchObject({ code: 4101 });
    const { id, version } = await some('PENDING');
    expect(await failureOf(review(officer, { ...body, id, version: version + 1 }))).toMatchObject({ code: 4090 });
    const other = await app.as('shaoboyan', 'procurement_officer');
    expect(await failureOf(review(other, { ...body, id, version }))).toMatchObject({ code: 4004 });
  });

  test('is made once by 20 at once', async () => {
    const { id, version } = await some('PENDING');
    const body = { id, version, result: 'APPROVED', opinion: 'Fine' } as const;
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(review(officer, body))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    for (const failure of failures) if (failure) expect([4090, 4101]).toContain(failure.code);
    expect((await events(id))?.filter(([event]) => event === 'APPROVED')).toHaveLength(1);
  });
});

describe('marks on a supplier', () => {
  test('are set by those who may, on the version that they read', async () => {
    const { id, version } = await some('APPROVED');
    await officer.company.remarkCompany({ body: { id, version, remark: 'Slow' } });
    expect(await detail(id)).toMatchObject({ remark: 'Slow', version: version + 1, updateByName: '刘海燕' });
    const late = officer.company.remarkCompany({ body: { id, version, remark: 'Late' } });
    expect(await failureOf(late)).toMatchObject({ code: 4090 });
    await officer.company.remarkCompany({ body: { id, version: version + 1, remark: '' } });
    const accountSource = 'PLATFORM';
    await schoolAdmin.company.updateCompanyAccountSource({ body: { id, version: version + 2, accountSource } });
    expect(await detail(id)).toMatchObject({ remark: null, accountSource, version: version + 3 });
  });

  test('of the agreement need an approved supplier, and an end that has not passed', async () => {
    const agree = (body: Schemas['SupplierAgreement']) => officer.company.updateCompanySignedAgreement({ body });
    const pending = await some('PENDING');
    expect(await failureOf(agree({ id: pending.id, version: pending.version, signedAgreement: true }))).toMatchObject({
      code: 4101,
    });
    const { id, version } = await some('APPROVED');
    const past = agree({ id, version, signedAgreement: true, agreementExpireDate: '2026-03-01' });
    expect(await failureOf(past)).toMatchObject(broken('agreementExpireDate', 'future'));
    await agree({ id, version, signedAgreement: true, agreementExpireDate: '2026-03-02' });
    expect(await detail(id)).toMatchObject({ signedAgreement: true, agreementExpireDate: '2026-03-02' });
    await agree({ id, version: version + 1, signedAgreement: false, agreementExpireDate: '2027-01-01' });
    expect(await detail(id)).toMatchObject({ signedAgreement: false, agreementExpireDate: null });
  });
});

describe('the status', () => {
  test('goes from approved to frozen and back, with a reason', async () => {
    const { id, version } = await some('APPROVED');
    const frozen = { id, version, status: 'FROZEN' } as const;
    expect(await failureOf(setStatus(officer, frozen))).toMatchObject(broken('reason', 'required'));
    await setStatus(officer, { ...frozen, reason: 'Complaints' });
    expect(await detail(id)).toMatchObject({ status: 'FROZEN', allowedActions: expect.arrayContaining(['UNFREEZE']) });
    expect(await failureOf(setStatus(officer, { ...frozen, version: version + 1, reason: 'Again' }))).toMatchObject({
      code: 4101,
    });
    await setStatus(officer, { id, version: version + 1, status: 'APPROVED' });
    expect((await events(id))?.slice(0, 2)).toEqual([
      ['UNFROZEN', '刘海燕', null],
      ['FROZEN', '刘海燕', 'Complaints'],
    ]);
  });

  test('is cancelled by the school administrator only, for good', async () => {
    const { id, version } = await some('APPROVED');
    const cancelled = { id, version, status: 'CANCELLED', reason: 'Asked for' } as const;
    expect(await failureOf(setStatus(officer, cancelled))).toMatchObject({ status: 403, code: 4003 });
    await setStatus(schoolAdmin, cancelled);
    expect(await detail(id)).toMatchObject({ status: 'CANCELLED' });
    const back = setStatus(schoolAdmin, { id, version: version + 1, status: 'APPROVED' });
    expect(await failureOf(back)).toMatchObject({ code: 4101 });
  });

  test('of a school is none for a supplier, and the other way round', async () => {
    const { id, version } = await some('APPROVED');
    expect(await failureOf(setStatus(officer, { id, version, status: 'ACTIVE' }))).toMatchObject({ code: 4101 });
    const admin = await app.as('admin', 'admin');
    const { version: schools } = await admin.company.getSchoolDetail({ path: { id: '1001' } });
    const wrong = setStatus(admin, { id: '1001', version: schools, status: 'FROZEN', reason: 'Wrong' });
    expect(await failureOf(wrong)).toMatchObject({ code: 4101 });
  });

  test('is not the platform administrator’s, who does not review', async () => {
    const { id, version } = await some('APPROVED');
    const admin = await app.as('admin', 'admin');
    const freeze = setStatus(admin, { id, version, status: 'FROZEN', reason: 'Because' });
    expect(await failureOf(freeze)).toMatchObject({ status: 403, code: 4003 });
    expect((await admin.company.getCompanyDetail({ path: { id } })).allowedActions).toEqual([]);
  });
});
