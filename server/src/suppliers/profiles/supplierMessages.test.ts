import type { Schemas } from '@campus-procurement/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { confirmScan } from '#platform/wechat/confirmScan.ts';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let officer: TestClient;
let schoolAdmin: TestClient;
let supplier: TestClient;
let pushed: string[];
beforeEach(async () => {
  pushed = [];
  const push = async ({ title }: { title: string }) => {
    pushed.push(title);
    return null;
  };
  app = await startApp({ wechat: { bindingLink: async () => 'https://wechat.test/', push, probe: async () => {} } });
  officer = await app.as('officer1', 'procurement_officer');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  // Somebody of the demo data is a supplier now, without a role.
  const { db } = app.database;
  await db.updateTable('appUser').set({ userType: 'SUPPLIER' }).where('id', '=', userId).execute();
  supplier = await app.login('tianyufei');
});
afterEach(() => app.close());

const userId = seedId('user', 132);

/** Some supplier of the school in this state, with the account. */
async function some(status: Schemas['SupplierStatus']) {
  const { records } = await officer.company.queryAllSupplier({ query: { status, creditLevel: 'B', size: 1 } });
  const row = records[0] as Schemas['Supplier'];
  await app.database.db.updateTable('supplier').set({ userId }).where('id', '=', row.id).execute();
  return row;
}

const messages = async (client = supplier) => (await client.inbox.queryInboxMessagePage()).records;
const review = ({ id, version }: Schemas['Supplier'], result: 'APPROVED' | 'REJECTED', opinion: string) =>
  officer.company.auditCompany({ body: { id, version, result, opinion } });

describe('a supplier is told', () => {
  test('that it was approved, without the opinion of the reviewers', async () => {
    const row = await some('PENDING');
    await review(row, 'APPROVED', 'Seen the original');
    const [message] = await messages();
    expect(message).toMatchObject({
      sceneCode: 'SUPPLIER_RESULT',
      title: `Supplier approved: ${row.companyName}`,
      bizType: 'SUPPLIER',
      bizId: row.id,
      content: `Supplier approved: ${row.companyName}.`,
    });
  });

  test('that it was rejected, and why', async () => {
    const row = await some('PENDING');
    await review(row, 'REJECTED', 'The licence cannot be read');
    expect((await messages())[0]?.content).toBe(`Supplier rejected: ${row.companyName}. The licence cannot be read`);
  });

  test('that it was frozen, and released again', async () => {
    const { id, version, companyName } = await some('APPROVED');
    const set = (body: Schemas['CompanyStatusChange']) => schoolAdmin.company.updateCompanyStatus({ body });
    await set({ id, version, status: 'FROZEN', reason: 'Late again' });
    await set({ id, version: version + 1, status: 'APPROVED' });
    expect((await messages()).slice(0, 2).map(({ title }) => title)).toEqual([
      `Supplier reinstated: ${companyName}`,
      `Supplier suspended: ${companyName}`,
    ]);
  });

  test('nothing by a decision that was refused', async () => {
    const before = (await messages()).length;
    const row = await some('PENDING');
    expect(await failureOf(review({ ...row, version: row.version + 1 }, 'APPROVED', 'Fine'))).toMatchObject({ code: 4090 });
    expect(await messages()).toHaveLength(before);
  });

  test('of an exposure, and so are the other reviewers', async () => {
    const { id: supplierId, companyName } = await some('APPROVED');
    const body = { supplierId, exposureType: 'OTHER', level: 'SUSPEND', startDate: '2026-03-02', deductScore: 5 } as const;
    const { id } = await officer.help.saveIntegrityExposure({ body: { ...body, fact: 'It has delivered nothing at all' } });
    await schoolAdmin.help.publishIntegrityExposure({ path: { id }, body: { version: 1, status: 'PUBLISHED' } });
    const title = `Supplier sanction: ${companyName}`;
    expect((await messages())[0]).toMatchObject({ sceneCode: 'EXPOSURE', title, bizType: 'EXPOSURE', bizId: id });
    expect((await messages(officer))[0]).toMatchObject({ title, content: expect.stringContaining('suspended') });
    expect((await messages(schoolAdmin)).filter(({ sceneCode }) => sceneCode === 'EXPOSURE')).toEqual([]);
  });
});

test('a supplier binds its WeChat account, and results are pushed to it once it is subscribed', async () => {
  const { db } = app.database;
  const { sceneKey } = await supplier.wechat.createWechatQrCode();
  await confirmScan(db, { sceneKey, openId: 'of-the-supplier', nickName: null }, app.clock.now);
  const { records } = await supplier.wechat.queryWechatReceiverPage();
  const receiverId = String(records.find(({ bindStatus }) => bindStatus === 'BOUND')?.id);
  const freeze = async () => {
    const { id, version } = await some('APPROVED');
    await schoolAdmin.company.updateCompanyStatus({ body: { id, version, status: 'FROZEN', reason: 'Late again' } });
    while (await app.newWorker().work());
  };
  await freeze();
  expect(pushed).toEqual([]);
  const [subject] = await supplier.wechat.listMessageSceneSubjects();
  const offered = subject?.scenes.map(({ sceneCode }) => sceneCode);
  expect(offered).toEqual(['SUPPLIER_RESULT', 'QUAL_EXPIRING', 'AGREEMENT_EXPIRING', 'EXPOSURE']);
  await supplier.wechat.addMessageSceneRelation({ body: { receiverId, sceneCodes: ['SUPPLIER_RESULT'] } });
  await freeze();
  expect(pushed).toEqual([expect.stringMatching(/^Supplier suspended: /)]);
});
