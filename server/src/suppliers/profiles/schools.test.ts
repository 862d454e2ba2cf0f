import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let teacher: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1');
});
afterAll(() => app.close());

let count = 0;
function input(changes: Partial<Schemas['SchoolInput']> = {}): Schemas['SchoolInput'] {
  count += 1;
  const fixed = { contactName: 'Somebody', contactPhone: '19900000999', loginMode: 'LOCAL' as const };
  return { companyId: `${5000 + count}`, schoolName: `School ${count}`, schoolCode: `${80000 + count}`, ...fixed, ...changes };
}
const register = (client: TestClient, changes: Partial<Schemas['SchoolInput']> = {}) =>
  client.company.registerSchool({ body: input(changes) });
const detail = (client: TestClient, id: string) => client.company.getSchoolDetail({ path: { id } });
const update = (client: TestClient, body: Schemas['SchoolChanges']) => client.company.updateSchool({ body });
const setStatus = (client: TestClient, body: Schemas['CompanyStatusChange']) => client.company.updateCompanyStatus({ body });
type Query = NonNullable<Parameters<TestClient['company']['querySchoolPage']>[0]>['query'];
const page = (query: Query = {}) => admin.company.querySchoolPage({ query: { size: 200, ...query } });
const broken = (field: string, rule: string) => ({ status: 400, fieldErrors: [{ field, rule }] });

describe('the page', () => {
  test('shows every school but not the platform, with what may be done with each', async () => {
    const { records, total } = await page({ sort: 'schoolName,asc' });
    expect(records.map(({ id }) => id).sort()).toEqual(['1001', '1002', '1003', '1004', '1005', '2981', '3338']);
    expect(total).toBe(7);
    const actions = Object.fromEntries(records.map(({ id, allowedActions }) => [id, allowedActions]));
    expect(actions).toMatchObject({
      '1001': ['EDIT', 'SUSPEND'],
      '1005': ['EDIT', 'ACTIVATE'],
    });
    const ofSchool = app.database.db.selectFrom('appUser').select('id').where('companyId', '=', '1001');
    const users = await ofSchool.where('userType', '=', 'STAFF').execute();
    expect(records.find(({ id }) => id === '1001')?.userCount).toBe(users.length);
  });

  test.each<[string, NonNullable<Query>, string[]]>([
    ['the beginning of the name', { schoolName: '江海' }, ['1001']],
    ['any part of the name', { schoolName: '工业' }, ['1002']],
    ['three characters anywhere', { schoolName: '工业大' }, ['1002']],
    ['the beginning of the code', { schoolCode: '9100' }, ['1001', '1002', '1003', '1004', '1005']],
    ['the status', { status: 'SUSPENDED' }, ['1003', '1004', '1005']],
    ['the province', { province: '江苏省' }, []],
    ['the way to log in', { loginMode: 'CAS' }, ['1001']],
  ])('is filtered by %s', async (_, query, expected) => {
    expect((await page(query)).records.map(({ id }) => id).sort()).toEqual(expected);
  });

  test('is sorted and cut, ties by id', async () => {
    const ids = async (query: Query) => (await page(query)).records.map(({ id }) => id);
    const all = await ids({ sort: 'schoolName,desc' });
    expect((await ids({ sort: 'schoolName,asc' })).reverse()).toEqual(all);
    expect(await ids({ sort: 'schoolName,desc', size: 3, current: 2 })).toEqual(all.slice(3, 6));
  });
});

describe('the public list', () => {
  test('has names and ids of the schools in service and nothing else', async () => {
    const schools = await app.client().company.listSchoolsSimple();
    expect(schools.map(({ companyId }) => companyId).sort()).toEqual(['1001', '1002', '2981', '3338']);
    expect(schools.find(({ companyId }) => companyId === '1001')).toEqual({
      companyId: '1001',
      schoolName: '江海大学',
      shortName: '江海大',
    });
    expect(await app.client().company.listSchoolsSimple({ query: { keyword: '工大' } })).toMatchObject([{ companyId: '1002' }]);
  });

  test('is answered 300 times a minute for an address', async () => {
    const caller = app.client(null, '10.9.9.9');
    for (let call = 0; call < 300; call += 1) await caller.company.listSchoolsSimple();
    expect(await failureOf(caller.company.listSchoolsSimple())).toMatchObject({ status: 429, code: 4005 });
    expect(await app.client(null, '10.9.9.8').company.listSchoolsSimple()).toHaveLength(4);
  });
});

describe('registering', () => {
  test('makes a school that is in service at once, with its root department and all that was sent', async () => {
    const invoice = { title: 'Bill', taxNo: '12370000MB00010099', invoiceType: 'NORMAL' as const };
    const { id } = await register(admin, { companyId: '6001', schoolName: 'New school', remark: 'Called on Monday', invoice });
    expect(await detail(admin, id)).toMatchObject({
      id: '6001',
      companyId: '6001',
      schoolName: 'New school',
      status: 'ACTIVE',
      remark: 'Called on Monday',
      userCount: 0,
      invoice: { ...invoice, address: null, phone: null, bankName: null, bankAccount: null },
      createByName: '周明远',
      version: 1,
    });
    expect(await admin.company.getCompanyInvoiceInfo({ query: { companyId: '6001' } })).toMatchObject(invoice);
    const root = await app.database.db.selectFrom('dept').selectAll().where('companyId', '=', '6001').executeTakeFirstOrThrow();
    expect(root).toMatchObject({ parentId: null, deptName: 'New school', deptType: 0 });
  });

  test.each<[string, Partial<Schemas['SchoolInput']>, object]>([
    ['a taken id', { companyId: '1002' }, broken('companyId', 'unique')],
    ['a taken name', { schoolName: '江海大学' }, broken('schoolName', 'unique')],
    ['a taken code', { schoolCode: '91001' }, broken('schoolCode', 'unique')],
    ['CAS without its address', { loginMode: 'CAS' }, broken('casServerUrl', 'required')],
  ])('refuses %s', async (_, changes, refusal) => {
    expect(await failureOf(register(admin, changes))).toMatchObject(refusal);
  });

  test('is the platform administrator’s', async () => {
    expect(await failureOf(register(schoolAdmin))).toMatchObject({ status: 403, code: 4003 });
  });

  test('gives a code to one of 20 at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => failureOf(register(admin, { schoolCode: '70000' }))));
    expect(outcomes.filter((outcome) => outcome === null).length).toBe(1);
    for (const outcome of outcomes.filter((one) => one !== null)) expect(outcome).toMatchObject(broken('schoolCode', 'unique'));
  });
});

describe('one school', () => {
  test('is seen by its administrator, other schools are not, and nobody of it changes anything', async () => {
    expect(await detail(schoolAdmin, '1001')).toMatchObject({ schoolName: '江海大学', allowedActions: [] });
    expect(await failureOf(detail(schoolAdmin, '1002'))).toMatchObject({ code: 4004 });
    expect(await failureOf(update(schoolAdmin, { id: '1001', version: 1 }))).toMatchObject({ status: 403 });
    expect(await failureOf(detail(admin, '0'))).toMatchObject({ code: 4004 });
  });

  test('is changed where something was sent, and never over a newer version', async () => {
    const { id } = await register(admin, { shortName: 'Short', remark: 'Old' });
    await update(admin, { id, version: 1, remark: null, casServerUrl: 'https://cas.example/login', loginMode: 'CAS' });
    expect(await detail(admin, id)).toMatchObject({ shortName: 'Short', remark: null, loginMode: 'CAS', version: 2 });
    expect(await failureOf(update(admin, { id, version: 1, remark: 'Late' }))).toMatchObject({ code: 4090 });
    expect(await failureOf(update(admin, { id, version: 2, schoolName: '江海大学' }))).toMatchObject(
      broken('schoolName', 'unique'),
    );
    expect(await failureOf(update(admin, { id, version: 2, casServerUrl: null }))).toMatchObject(
      broken('casServerUrl', 'required'),
    );
    expect(await failureOf(update(admin, { id: '9999', version: 1 }))).toMatchObject({ code: 4004 });
  });

  test('says what invoices are made out to, to everybody of the school', async () => {
    expect(await teacher.company.getCompanyInvoiceInfo()).toMatchObject({ title: '江海大学', invoiceType: 'SPECIAL' });
    const other = teacher.company.getCompanyInvoiceInfo({ query: { companyId: '1002' } });
    expect(await failureOf(other)).toMatchObject({ status: 403 });
    expect(await failureOf(admin.company.getCompanyInvoiceInfo({ query: { companyId: '1002' } }))).toMatchObject({ code: 4004 });
  });
});

describe('the status', () => {
  test('goes from in service to suspended and back', async () => {
    const { id } = await register(admin);
    expect(await detail(admin, id)).toMatchObject({ status: 'ACTIVE', allowedActions: ['EDIT', 'SUSPEND'] });
    await setStatus(admin, { id, version: 1, status: 'SUSPENDED', reason: 'Merged' });
    expect(await detail(admin, id)).toMatchObject({ status: 'SUSPENDED', allowedActions: ['EDIT', 'ACTIVATE'], version: 2 });
    await setStatus(admin, { id, version: 2, status: 'ACTIVE' });
    expect(await detail(admin, id)).toMatchObject({ status: 'ACTIVE', version: 3 });
  });

  test('needs a reason to suspend, the version that was read, and another status than before', async () => {
    const { id } = await register(admin);
    expect(await failureOf(setStatus(admin, { id, version: 1, status: 'ACTIVE' }))).toMatchObject({ code: 4101 });
    expect(await failureOf(setStatus(admin, { id, version: 1, status: 'FROZEN' }))).toMatchObject({ code: 4101 });
    const suspension = setStatus(admin, { id, version: 1, status: 'SUSPENDED' });
    expect(await failureOf(suspension)).toMatchObject(broken('reason', 'required'));
    expect(await failureOf(setStatus(admin, { id, version: 2, status: 'SUSPENDED', reason: 'Merged' }))).toMatchObject({
      code: 4090,
    });
  });

  test('is not set by a school, not even its own', async () => {
    const { version } = await detail(admin, '1001');
    const own = setStatus(schoolAdmin, { id: '1001', version, status: 'SUSPENDED', reason: 'Mine' });
    expect(await failureOf(own)).toMatchObject({ status: 403, code: 4003 });
    const other = setStatus(schoolAdmin, { id: '1002', version: 1, status: 'SUSPENDED', reason: 'Theirs' });
    expect(await failureOf(other)).toMatchObject({ code: 4004 });
  });

  test('locks the users of a suspended school out at once', async () => {
    const { version } = await detail(admin, '2981');
    const { account } = await app.database.db
      .selectFrom('appUser')
      .select('account')
      .where((eb) => eb.and({ companyId: '2981', status: 'ENABLED' }))
      .limit(1)
      .executeTakeFirstOrThrow();
    const user = await app.login(account);
    await setStatus(admin, { id: '2981', version, status: 'SUSPENDED', reason: 'Unpaid' });
    expect(await failureOf(user.session.getInfo())).toMatchObject({ code: 4010 });
    expect(await failureOf(app.login(account))).toMatchObject({ code: 4010 });
  });

  test('is decided once by 20 at once', async () => {
    const { id } = await register(admin);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => failureOf(setStatus(admin, { id, version: 1, status: 'SUSPENDED', reason: 'Merged' }))),
    );
    expect(outcomes.filter((outcome) => outcome === null).length).toBe(1);
    expect((await detail(admin, id)).version).toBe(2);
  });
});
