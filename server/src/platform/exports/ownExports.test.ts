import { Readable } from 'node:stream';
import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exportFixture } from '#test/builders/exportFixture.ts';
import { storedKeys } from '#test/builders/fileFixture.ts';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { readCsv } from '#test/readTable.ts';
import { missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import type { Context } from '../context/context.ts';
import { sweepFiles } from '../files/sweepFiles.ts';
import type { Report } from './report.ts';
import { startExport } from './startExport.ts';

let app: TestApp;
let admin: TestClient;
/** Sees the tasks of the school, and may not stop them. */
let schoolAdmin: TestClient;
/** Has no code about tasks. */
let officer: TestClient;
let exports: ReturnType<typeof exportFixture>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  officer = await app.as('officer1', 'procurement_officer');
  exports = exportFixture(app);
});
afterAll(() => app.close());

const start = (client = officer) => client.company.exportSuppliers({ body: { format: 'CSV' } });
const stop = (id: string, client = officer) => client.tasks.stopTask({ path: { id } });

/** Somebody of school 1001 who may export users, in a role with this code. */
async function exporter(roleCode: string) {
  const roles = roleFixture(app, admin);
  const menuIds = await roles.menusWith('system:user:read', 'system:user:export');
  return roles.holderOf({ roleName: roleCode, roleCode, dataScope: 'SCHOOL', menuIds });
}
const roleWith = (code: string) => app.database.db.updateTable('role').where('roleCode', '=', code);
/** The ids of the roles above. */
const exporterRoles = () => app.database.db.selectFrom('role').select('id').where('roleCode', 'like', 'exporter_%');
const exportUsers = (client: TestClient) => client.users.exportUsers({ body: { format: 'CSV' } });

describe('whoever asks for an export', () => {
  test('sees how far it is, stops it, and finds it among the own tasks', async () => {
    const { taskId } = await start();
    expect(await exports.detail(officer, taskId)).toMatchObject({ status: 'PENDING', file: null, allowedActions: ['STOP'] });
    expect(await stop(taskId)).toMatchObject({ status: 'STOPPED', allowedActions: [] });
    const own = await officer.tasks.queryOwnTaskPage({ query: { status: 'STOPPED', taskType: 'REPORT_EXPORT' } });
    expect(own.records.map(({ id }) => id)).toEqual([taskId]);
    expect((await admin.tasks.queryOwnTaskPage()).records.filter(({ id }) => id === taskId)).toEqual([]);
  });

  test('alone gets the file; those who look after tasks see the task only', async () => {
    const { task, file } = await exports.make(officer, start());
    for (const client of [admin, schoolAdmin]) {
      expect(await exports.detail(client, task.id)).toMatchObject({ status: 'SUCCESS', file: null });
      expect(await failureOf(client.files.getFileInfo({ path: { id: file.id } }))).toMatchObject(missing);
    }
    expect(await officer.files.getFileInfo({ path: { id: file.id } })).toMatchObject({ sha256: file.sha256 });
  });

  test('has it stopped by nobody without the code, and hidden from everybody else', async () => {
    const { taskId } = await start();
    const stranger = await app.as('shaoboyan', 'procurement_officer');
    expect(await failureOf(exports.detail(stranger, taskId))).toMatchObject(missing);
    expect(await failureOf(stop(taskId, stranger))).toMatchObject(missing);
    expect((await exports.detail(schoolAdmin, taskId)).allowedActions).toEqual([]);
    expect(await failureOf(stop(taskId, schoolAdmin))).toMatchObject({ status: 403 });
    expect(await stop(taskId, admin)).toMatchObject({ status: 'STOPPED' });
  });

  test('has the file for a day', async () => {
    const { task, file } = await exports.make(officer, start());
    const day = 24 * 3600_000;
    const created = Date.parse(file.createTime);
    await sweepFiles(app.database.db, new Date(created + day - 1000), app.files);
    expect((await exports.detail(officer, task.id)).file).not.toBeNull();
    await sweepFiles(app.database.db, new Date(created + day + 1000), app.files);
    expect(await exports.detail(officer, task.id)).toMatchObject({ status: 'SUCCESS', file: null });
  });

  test('asks for 30 an hour at most', async () => {
    const other = await app.as('operator1', 'operator');
    for (let count = 0; count < 30; count += 1) await start(other);
    expect(await failureOf(start(other))).toMatchObject({ status: 429, code: 4005 });
    await app.database.db.deleteFrom('task').where('status', '=', 'PENDING').execute();
  });

  test('cannot upload a file that passes for an export', async () => {
    const body = { bizType: 'EXPORT' as Schemas['UploadBizType'], file: new Blob(['x']) };
    expect(await failureOf(officer.files.uploadFile({ body }))).toMatchObject({ status: 400 });
  });
});

describe('an export that is under way', () => {
  test('is stopped between two pages, and leaves nothing behind', async () => {
    const { db } = app.database;
    const log = {
      companyId: '1001',
      time: app.clock.now,
      userId: null,
      userName: 'Made up',
      roleId: null,
      deptId: null,
      operationId: 'login',
    };
    const rest = { code: 0, reason: null, reasonParams: null, costMs: 1, requestId: 'stopped', ip: '10.0.0.9', request: null };
    await db
      .insertInto('operationLog')
      .values(Array.from({ length: 1_200 }, (_, n) => ({ ...log, ...rest, id: `made-up-${n}` })))
      .execute();
    const { taskId } = await admin.operationLog.exportOperationLog({ body: { format: 'CSV', userName: 'Made up' } });
    const { write } = app.files;
    const spy = vi.spyOn(app.files, 'write').mockImplementation(async (content, ...rest) => {
      async function* stoppedAfterPage() {
        let count = 0;
        for await (const piece of content) {
          count += 1;
          if (count === 2) {
            expect(await exports.detail(admin, taskId)).toMatchObject({ status: 'RUNNING', totalCount: 1200 });
            await stop(taskId, admin);
          }
          yield piece;
        }
      }
      return write(Readable.from(stoppedAfterPage()), ...rest);
    });
    await exports.work();
    spy.mockRestore();
    const { status, file, doneCount } = await exports.detail(admin, taskId);
    expect([status, file]).toEqual(['STOPPED', null]);
    // The next page is read while the one before is written.
    expect([500, 1000]).toContain(doneCount);
    const known = await db.selectFrom('file').select('storageKey').execute();
    const keys = known.map(({ storageKey }) => storageKey);
    expect(storedKeys(app).filter((key) => !keys.includes(key))).toEqual([]);
    const written = await db.selectFrom('storedContent').select('storageKey').execute();
    expect(written.map(({ storageKey }) => storageKey).sort()).toEqual(keys.sort());
  });

  test('has the rights of the time when it is made: a scope that has become smaller counts', async () => {
    const client = await exporter('exporter_a');
    const { taskId } = await exportUsers(client);
    await roleWith('exporter_a').set({ dataScope: 'SELF' }).execute();
    await exports.work();
    const { file } = await exports.detail(client, taskId);
    expect(readCsv(await exports.contentOf(file as Schemas['FileInfo'])).length).toBe(2);
  });

  test.each<[string, string, () => Promise<unknown>]>([
    [
      'the code is taken away',
      'exporter_b',
      () => app.database.db.deleteFrom('roleMenu').where('roleId', 'in', exporterRoles()).execute(),
    ],
    ['the role is switched off', 'exporter_c', () => roleWith('exporter_c').set({ status: 'DISABLED' }).execute()],
    [
      'the role is taken away',
      'exporter_d',
      () => app.database.db.deleteFrom('userRoleDept').where('roleId', 'in', exporterRoles()).execute(),
    ],
  ])('fails if %s, and whoever asked is told', async (_, roleCode, takeAway) => {
    const { taskId } = await exportUsers(await exporter(roleCode));
    await takeAway();
    await exports.work();
    app.clock.advance(60_000);
    await exports.work();
    const task = await exports.detail(admin, taskId);
    expect(task).toMatchObject({
      status: 'FAILED',
      errorMessage: 'The user who requested this export is no longer allowed to export this data.',
    });
    const { records } = await (await app.as('teacher1', 'purchaser')).inbox.queryInboxMessagePage();
    expect(records.filter(({ content }) => content.includes(task.taskCode)).length).toBe(1);
  });

  test('is refused when it is asked for if there are too many rows', async () => {
    const tooLong: Report<object> = {
      name: 'USERS',
      permission: 'system:user:export',
      columns: [],
      open: async () => ({ count: async (most) => most + 1, next: async () => ({ cells: [], last: null }) }),
    };
    const refused = startExport(tooLong, { format: 'CSV' }, {} as Context);
    await expect(refused).rejects.toMatchObject({ reason: 'exportTooLarge', code: 4302, params: { limit: 100_000 } });
  });
});
