import type { Schemas } from '@campus-procurement/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeRegistry } from '#platform/registry/fakeRegistry.ts';
import type { Registry } from '#platform/registry/registry.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let officer: TestClient;
let teacher: TestClient;
let find: Registry['find'];
beforeEach(async () => {
  find = fakeRegistry.find;
  app = await startApp({ registry: { name: 'test', find: (code) => find(code) } });
  officer = await app.as('officer1', 'procurement_officer');
  teacher = await app.as('teacher1');
});
afterEach(() => app.close());

const read = (client: TestClient, supplierId: string) => client.company.getCompanyGsInfo({ query: { supplierId } });
const refresh = (client: TestClient, supplierId: string) => client.company.refreshCompanyGsInfo({ body: { supplierId } });
const named = async (companyName: string) => {
  const { records } = await officer.company.queryAllSupplier({ query: { companyName } });
  return records[0] as Schemas['Supplier'];
};
const missing = { status: 200, code: 4004 };

test('shows what was last fetched, and suppliers that belong to the same people', async () => {
  const { id, legalPerson } = await named('江海博瑞试剂');
  const info = await read(teacher, id);
  expect(info).toMatchObject({ supplierId: id, legalPerson, operatingStatus: 'EXISTING', dataSource: 'development-fixture' });
  expect(info.relatedSuppliers).toEqual([
    { id: expect.any(String), companyName: '溯源博瑞图书有限公司', relation: 'LEGAL_PERSON' },
  ]);
});

test.each<[Schemas['GsInfo']['relatedSuppliers'][number]['relation'], object]>([
  ['PHONE', { contactPhone: '13800000001' }],
  ['ADDRESS', { registeredAddress: 'Same road 1' }],
])('finds suppliers that share their %s', async (relation, shared) => {
  const one = await named('江海博瑞试剂');
  const other = await named('齐岳博瑞精密仪器');
  const ids = [one.id, other.id];
  await app.database.db.updateTable('supplier').set(shared).where('id', 'in', ids).execute();
  expect((await read(officer, one.id)).relatedSuppliers).toContainEqual({
    id: other.id,
    companyName: other.companyName,
    relation,
  });
  // That one waits for its review, so others do not see it.
  expect((await read(teacher, one.id)).relatedSuppliers.map(({ id }) => id)).not.toContain(other.id);
});

test('finds suppliers that share a shareholder', async () => {
  const one = await named('江海博瑞试剂');
  const other = await named('齐岳博瑞精密仪器');
  const rows = [one, other].map(({ id: supplierId, companyId }) => ({ companyId, supplierId, name: 'Holding' }));
  await app.database.db.insertInto('supplierShareholder').values(rows).execute();
  const related = { id: other.id, companyName: other.companyName, relation: 'SHAREHOLDER' };
  expect((await read(officer, one.id)).relatedSuppliers).toContainEqual(related);
});

test('is there for those only who see the supplier, and only once it was fetched', async () => {
  const pending = await named('齐岳博瑞精密仪器');
  expect(await failureOf(read(teacher, pending.id))).toMatchObject(missing);
  expect(await failureOf(read(await app.as('shaoboyan', 'procurement_officer'), pending.id))).toMatchObject(missing);
  await app.database.db.deleteFrom('supplierRegistry').where('supplierId', '=', pending.id).execute();
  expect(await failureOf(read(officer, pending.id))).toMatchObject(missing);
});

test('is fetched, kept and written down, once a minute', async () => {
  const { id, creditCode } = await named('江海博瑞试剂');
  const fetched = await refresh(officer, id);
  expect(fetched).toMatchObject({ creditCode, companyName: 'Invented Enterprise MA0000001', dataSource: 'test' });
  expect(fetched.syncTime).toBe('2026-03-02T09:00:00+08:00');
  expect(await read(officer, id)).toEqual(fetched);
  const log = await app.database.db
    .selectFrom('operationLog')
    .selectAll()
    .where('operationId', '=', 'refreshCompanyGsInfo')
    .execute();
  expect(log).toMatchObject([{ userName: '刘海燕', code: 0, request: { body: { supplierId: id } } }]);
  expect(await failureOf(refresh(officer, id))).toMatchObject({ status: 429, code: 4005 });
  app.clock.advance(60_000);
  await expect(refresh(officer, id)).resolves.toBeDefined();
});

test.each<[string, Registry['find'], number]>([
  ['does not answer', () => Promise.reject(new Error('no route')), 4401],
  ['does not know the enterprise', async () => null, 4402],
])('keeps the data when the registry %s', async (_, answer, code) => {
  const { id } = await named('江海博瑞试剂');
  const before = await read(officer, id);
  find = answer;
  expect(await failureOf(refresh(officer, id))).toMatchObject({ status: 200, code });
  expect(await read(officer, id)).toEqual(before);
  expect(app.logLines.join().includes('no route')).toBe(code === 4401);
});

test('is asked for once by 20 at once', async () => {
  const { id } = await named('江海博瑞试剂');
  let asked = 0;
  find = (code) => {
    asked += 1;
    return fakeRegistry.find(code);
  };
  const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(refresh(officer, id))));
  expect([failures.filter((failure) => failure === null).length, asked]).toEqual([1, 1]);
});

test('says so where no registry is connected, in place of a registry that knows nobody', async () => {
  const office = await startApp({ registry: null });
  const reviewer = await office.as('officer1', 'procurement_officer');
  const { records } = await reviewer.company.queryAllSupplier({ query: { companyName: '江海博瑞试剂' } });
  const failure = await failureOf(refresh(reviewer, records[0]?.id ?? ''));
  expect(failure).toMatchObject({ code: 4401, message: expect.stringContaining('to set REGISTRY_URL on the server') });
  await office.close();
});
