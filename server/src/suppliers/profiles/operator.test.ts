import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

/** The operator stands in the platform, which has no suppliers, and works for every school. */
let app: TestApp;
let operator: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startApp();
  operator = await app.as('operator1', 'operator');
  admin = await app.as('admin', 'admin');
});
afterAll(() => app.close());

const some = async (companyId: string, status: Schemas['SupplierStatus']) => {
  const { records } = await operator.company.queryAllSupplier({ query: { companyId, status, creditLevel: 'B', size: 1 } });
  return records[0] as Schemas['Supplier'];
};

describe('the operator of the platform', () => {
  test('sees the suppliers of every school, whole', async () => {
    const { records, total } = await operator.company.queryAllSupplier({ query: { size: 200 } });
    expect(total).toBe((await admin.company.queryAllSupplier()).total);
    expect(new Set(records.map(({ companyId }) => companyId))).toEqual(new Set(['1001', '1002']));
    expect(records.every(({ masked }) => !masked)).toBe(true);
  });

  test('reviews a supplier of a school', async () => {
    const { id, version, allowedActions } = await some('1001', 'PENDING');
    expect(allowedActions).toContain('REVIEW');
    const body = { id, version, result: 'APPROVED', opinion: 'Complete' } as const;
    expect(await operator.company.auditCompany({ body })).toMatchObject({ status: 'APPROVED' });
  });

  test('freezes, but does not cancel', async () => {
    const { id, version, allowedActions } = await some('1002', 'APPROVED');
    expect(allowedActions).not.toContain('CANCEL');
    const set = (status: 'FROZEN' | 'CANCELLED') =>
      operator.company.updateCompanyStatus({ body: { id, version, status, reason: 'Late again' } });
    expect(await failureOf(set('CANCELLED'))).toMatchObject({ status: 403 });
    expect(await set('FROZEN')).toBe(true);
  });

  test('sees the tasks of every school', async () => {
    expect((await operator.tasks.queryTaskPage()).total).toBe((await admin.tasks.queryTaskPage()).total);
  });

  test('does not set the status of a school', async () => {
    const { version } = await admin.company.getSchoolDetail({ path: { id: '1002' } });
    const body = { id: '1002', version, status: 'SUSPENDED', reason: 'No reason' } as const;
    expect(await failureOf(operator.company.updateCompanyStatus({ body }))).toMatchObject({ code: 4003 });
    expect(await admin.company.getSchoolDetail({ path: { id: '1002' } })).toMatchObject({ version });
  });

  test('is offered the people of the platform only', async () => {
    expect((await operator.users.listUsersSimple()).map(({ account }) => account).sort()).toEqual([
      'admin',
      'operator1',
      'wuqihang',
    ]);
  });
});

test('a supplier never has an id that could be a school’s', async () => {
  const { db } = app.database;
  const { id } = await some('1001', 'REJECTED');
  await expect(db.updateTable('supplier').set({ id: '1003' }).where('id', '=', id).execute()).rejects.toMatchObject({
    constraint: 'supplier_id_check',
  });
});
