import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeRegistry } from '#platform/registry/fakeRegistry.ts';
import type { Registry } from '#platform/registry/registry.ts';
import { aSupplier, type Supplier, uploadScan } from '#test/builders/aSupplier.ts';
import { pixel } from '#test/builders/contents.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let officer: TestClient;
let teacher: TestClient;
let find: Registry['find'] = fakeRegistry.find;
beforeAll(async () => {
  app = await startApp({ registry: { name: 'test', find: (code) => find(code) } });
  [officer, teacher] = [await app.as('officer1', 'procurement_officer'), await app.as('teacher1', 'purchaser')];
});
afterAll(() => app.close());

const submit = ({ client, profile }: Supplier) => client.company.updateSupplierProfile({ body: profile });
const detail = (client: TestClient, id: string) => client.company.getCompanyDetail({ path: { id } });
const scanOf = ({ profile }: Supplier) => String(profile.qualifications[0]?.fileId);
const work = async () => {
  while (await app.newWorker().work());
};
const missing = { status: 200, code: 4004 };

test('a supplier uploads the scan of its licence, and it and its reviewers read it', async () => {
  const supplier = await aSupplier(app);
  await submit(supplier);
  const id = scanOf(supplier);
  const scan = { id, fileName: 'licence.pdf', contentType: 'application/pdf', bizType: 'COMPANY' };
  const { qualifications } = await supplier.client.company.getSupplierProfile();
  expect(qualifications).toMatchObject([{ qualType: 'license', file: scan }]);
  expect((await detail(officer, supplier.id)).qualifications).toMatchObject([{ file: scan }]);
  expect(await officer.files.getFileInfo({ path: { id } })).toMatchObject(scan);
  const address = new URL(String(qualifications[0]?.file?.url), 'http://server.test');
  expect((await app.send(address.pathname.replace('/api', '') + address.search)).status).toBe(200);
});

test('others read it neither before nor after the review', async () => {
  const supplier = await aSupplier(app);
  const path = { id: scanOf(supplier) };
  await submit(supplier);
  const strangers = [teacher, (await aSupplier(app)).client, await app.as('shaoboyan', 'procurement_officer')];
  for (const stranger of strangers) expect(await failureOf(stranger.files.getFileInfo({ path }))).toMatchObject(missing);
  await officer.company.auditCompany({ body: { id: supplier.id, version: 2, result: 'APPROVED', opinion: 'Seen' } });
  expect(await failureOf(teacher.files.getFileInfo({ path }))).toMatchObject(missing);
  expect((await detail(teacher, supplier.id)).qualifications).toMatchObject([{ qualNo: null, file: null }]);
});

test('a supplier takes only scans of its own', async () => {
  const [one, other] = [await aSupplier(app), await aSupplier(app)];
  const [licence] = one.profile.qualifications as [Schemas['SupplierQualificationInput']];
  const avatar = await one.client.files.uploadFile({ body: { bizType: 'AVATAR', file: new File([pixel], 'a.png') } });
  for (const fileId of [scanOf(other), avatar.id, 'none']) {
    const failure = await failureOf(submit({ ...one, profile: { ...one.profile, qualifications: [{ ...licence, fileId }] } }));
    expect(failure).toMatchObject({ status: 400, fieldErrors: [{ field: 'qualifications.0.fileId', rule: 'exists' }] });
  }
});

test('scans are pictures and PDF of 10 MB at most, and 60 an hour', async () => {
  const { client } = await aSupplier(app);
  const zip = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);
  expect((await failureOf(uploadScan(client, zip, 'a.zip')))?.fieldErrors).toMatchObject([
    { rule: 'fileType', params: { allowed: 'png, jpg, jpeg, pdf' } },
  ]);
  const large = Buffer.concat([pixel, Buffer.alloc(10 * 1024 * 1024)]);
  expect((await failureOf(uploadScan(client, large, 'a.png')))?.fieldErrors).toMatchObject([{ rule: 'fileSize' }]);
  const failures: unknown[] = [];
  for (let count = 0; count < 60; count += 1) failures.push(await failureOf(uploadScan(client, pixel, 'a.png')));
  // One it has uploaded before.
  expect(failures.filter((failure) => failure === null)).toHaveLength(59);
  expect(failures.at(-1)).toMatchObject({ status: 429, code: 4005 });
});

test('without a role nothing is uploaded for other purposes, and who is no supplier uploads no scans', async () => {
  const { client } = await aSupplier(app);
  const document = client.files.uploadFile({ body: { bizType: 'DOCUMENT', file: new File([pixel], 'a.png') } });
  expect(await failureOf(document)).toMatchObject({ status: 200, code: 4007 });
  expect(await failureOf(uploadScan(teacher))).toMatchObject({
    status: 400,
    fieldErrors: [{ field: 'bizType', rule: 'choice' }],
  });
});

test('who submits is looked up in the business registry, by a task', async () => {
  const supplier = await aSupplier(app);
  await submit(supplier);
  await work();
  const query = { supplierId: supplier.id };
  expect(await officer.company.getCompanyGsInfo({ query })).toMatchObject({
    creditCode: supplier.profile.creditCode,
    dataSource: 'test',
  });
});

test('a registry that does not answer is asked again, and holds nothing up', async () => {
  const supplier = await aSupplier(app);
  find = () => Promise.reject(new Error('no route'));
  expect(await submit(supplier)).toEqual({ status: 'PENDING' });
  await work();
  const task = () =>
    app.database.db.selectFrom('task').select(['status', 'error']).where('bizId', '=', supplier.id).executeTakeFirstOrThrow();
  expect(await task()).toMatchObject({ status: 'RETRYING', error: { key: 'registryUnreachable' } });
  find = async () => null;
  app.clock.advance(60_000);
  await work();
  expect(await task()).toMatchObject({ status: 'SUCCESS' });
  expect(await failureOf(officer.company.getCompanyGsInfo({ query: { supplierId: supplier.id } }))).toMatchObject(missing);
  find = fakeRegistry.find;
});
