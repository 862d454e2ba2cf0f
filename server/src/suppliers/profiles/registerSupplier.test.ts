import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditCode } from '#platform/registry/creditCode.ts';
import { failureOf } from '#test/failureOf.ts';
import { password, startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Registration = Schemas['SupplierRegistration'];
let count = 0;

/** A registration with a code that was really sent. */
async function registration(changes: Partial<Registration> = {}): Promise<Registration> {
  count += 1;
  const contactPhone = `1380000${1000 + count}`;
  await app.client(null, `10.8.0.${count}`).users.sendPhoneCaptcha({ body: { phone: contactPhone, scene: 'REGISTER' } });
  return {
    schoolId: '1001',
    companyName: `Enterprise ${count}`,
    creditCode: creditCode(`91990000MB${1000000 + count}`),
    contactName: 'Somebody',
    contactPhone,
    phoneCaptcha: app.smsCodes.at(-1)?.code ?? '',
    account: `Supplier.${count}`,
    password,
    ...changes,
  };
}
const register = (body: Registration) => app.client(null, `10.7.0.${count}`).company.registerSupplier({ body });
const broken = (field: string, rule: string) => ({ status: 400, fieldErrors: [{ field, rule }] });

test('makes a supplier and its account, which can log in and holds no role', async () => {
  const body = await registration();
  const { id, status } = await register(body);
  expect(status).toBe('REGISTERED');
  const officer = await app.as('officer1', 'procurement_officer');
  expect(await officer.company.getCompanyDetail({ path: { id } })).toMatchObject({
    companyName: body.companyName,
    creditCode: body.creditCode,
    contactPhone: body.contactPhone,
    accountSource: 'SELF',
    creditScore: 80,
    creditLevel: 'B',
    companyType: null,
    reviewRecords: [],
    createByName: 'Somebody',
    version: 1,
  });
  const { entries } = await officer.company.getCompanyScorecard({ path: { id } });
  expect(entries).toEqual([{ time: '2026-03-02T09:00:00+08:00', change: 80, score: 80, reason: 'INITIAL' }]);
  const supplier = await app.login(body.account);
  expect(await supplier.session.getInfo()).toMatchObject({ userType: 'SUPPLIER', companyId: '1001' });
  expect(await supplier.session.getRoleDeptList()).toEqual([]);
});

test('is written down without code and password', async () => {
  const contactName = 'Written Down';
  await register(await registration({ contactName }));
  const rows = await app.database.db
    .selectFrom('operationLog')
    .selectAll()
    .where('operationId', '=', 'registerSupplier')
    .where('userName', '=', contactName)
    .execute();
  expect(rows).toMatchObject([{ companyId: '1001', code: 0, ip: expect.stringMatching(/^10\.7\./) }]);
  expect(JSON.stringify(rows)).not.toMatch(/phoneCaptcha|password/);
});

test.each<[string, Partial<Registration>, object]>([
  ['a code that was not sent', { phoneCaptcha: 'wrong' }, { status: 200, code: 4002 }],
  ['a code that was sent to another phone', { contactPhone: '13899999999' }, { status: 200, code: 4002 }],
  ['a wrong check character', { creditCode: '91990000MA00000009' }, broken('creditCode', 'checksum')],
  ['a weak password', { password: 'aaaaaaaa' }, broken('password', 'strength')],
  ['a common password', { password: 'Abcd1234' }, broken('password', 'common')],
  ['the account as password', { account: 'New.Supplier1', password: 'new.suppLIER1' }, broken('password', 'sameAsAccount')],
  ['the name of another supplier of the school', { companyName: '江海博瑞试剂有限公司' }, broken('companyName', 'unique')],
  ['its credit code', { creditCode: '91990000MA0000001B' }, broken('creditCode', 'unique')],
  ['an account that somebody has, in other letters', { account: 'TEACHER1' }, broken('account', 'unique')],
  ['a school that is not in service', { schoolId: '1003' }, broken('schoolId', 'exists')],
  ['a school that does not exist', { schoolId: '9999' }, broken('schoolId', 'exists')],
  ['the platform', { schoolId: '0' }, broken('schoolId', 'exists')],
])('refuses %s', async (_, changes, refusal) => {
  const body = await registration();
  const wrong = { ...body, ...changes };
  if (wrong.phoneCaptcha === 'wrong') wrong.phoneCaptcha = body.phoneCaptcha === '000000' ? '111111' : '000000';
  expect(await failureOf(register(wrong))).toMatchObject(refusal);
});

test('does not tell without a code who is there', async () => {
  const body = { ...(await registration()), phoneCaptcha: '000000', companyName: '江海博瑞试剂有限公司' };
  expect(await failureOf(register({ ...body, contactPhone: '13899999998' }))).toMatchObject({ code: 4002 });
});

test('takes a code once, also of 20 at once', async () => {
  const body = await registration();
  const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(register(body))));
  expect(failures.filter((failure) => failure === null)).toHaveLength(1);
  for (const failure of failures) if (failure) expect(failure).toMatchObject({ status: 200, code: 4002 });
});

test('serves the same enterprise at another school, and two of one code at the same school never', async () => {
  const code = creditCode('91990000MB2000000');
  await register(await registration({ creditCode: code }));
  await register(await registration({ creditCode: code, schoolId: '1002' }));
  const bodies = [await registration({ creditCode: code }), await registration({ creditCode: code })];
  for (const body of bodies) expect(await failureOf(register(body))).toMatchObject(broken('creditCode', 'unique'));
});

test('is answered 300 times a minute for an address', async () => {
  const caller = app.client(null, '10.9.9.9');
  const body = { ...(await registration()), creditCode: '91990000MA00000009' };
  for (let call = 0; call < 300; call += 1) await failureOf(caller.company.registerSupplier({ body }));
  expect(await failureOf(caller.company.registerSupplier({ body }))).toMatchObject({ status: 429, code: 4005 });
});
