import type { Client } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha, storeCaptcha } from './auth/captcha.ts';
import { newPhoneCaptcha } from './auth/phoneCaptcha.ts';
import { oneWins, outcomes } from './testing/contest.ts';
import { startTwoServers } from './testing/twoServers.ts';

/** What is used or done once: conditional updates of PostgreSQL decide. */
describe.runIf(process.env.TEST_DATABASE_URL)('of 50 parallel writers on two servers', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  let admin: Client[];
  let school: Client[];
  beforeAll(async () => {
    servers = await startTwoServers();
    admin = await servers.as('admin', 'admin');
    school = await servers.as('schooladmin', 'school_admin');
  });
  afterAll(() => servers.stop());

  test('one uses a captcha', async () => {
    const now = new Date();
    const id = await storeCaptcha(servers.db, 'seven', now);
    const solved = await Promise.all(Array.from({ length: 50 }, () => solveCaptcha(servers.db, id, 'seven', now)));
    expect(solved.filter(Boolean)).toHaveLength(1);
  });

  test('one uses a code that was sent to a phone', async () => {
    const phone = '19900000104';
    const code = await newPhoneCaptcha(servers.db, { phone, scene: 'RESET' }, new Date());
    const found = await outcomes(servers.clients(), ({ users }, writer) =>
      users.resetForgottenPassword({
        body: { account: 'dean1', phone, phoneCaptcha: code, newPassword: `Contested#${1000 + writer}` },
      }),
    );
    expect(found.filter((one) => one === 'done')).toHaveLength(1);
  });

  test('one switches a menu entry', async () => {
    const [client] = school as [Client];
    const entry = (await client.menus.queryMenuDisablePage({ query: { size: 200 } })).records.find(({ allowedActions }) =>
      allowedActions.includes('DISABLE'),
    );
    if (!entry) throw new Error('The demo data have no entry that can be switched');
    const { menuId, companyId } = entry;
    const flip = (enabled: boolean) =>
      outcomes(school, ({ menus }) => menus.enableOrDisableMenu({ body: { menuId, companyId, enabled } }));
    expect(await flip(false)).toEqual(oneWins(4101));
    expect(await flip(true)).toEqual(oneWins(4101));
  });

  test('all with one idempotency key get the answer of the one that did the work', async () => {
    const menuIds = (await (admin as [Client])[0].menus.queryMenuTree({ body: { sysCode: 'bidding' } })).map(({ id }) => id);
    const body = { roleName: 'Made once', roleCode: 'made_once', dataScope: 'SELF' as const, menuIds: menuIds.slice(0, 1) };
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        admin.map(({ roles }) => roles.saveRole({ body }, { idempotencyKey: 'contested-key-1' })),
      ).flat(),
    );
    expect(answers).toHaveLength(50);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  test('each task is carried out by one of the two', { timeout: 90_000 }, async () => {
    const ids = Array.from({ length: 50 }, () => newId());
    await servers.db
      .insertInto('task')
      .values(
        ids.map((id, n) => ({
          ...{
            companyId: '0',
            id,
            taskCode: `T20260101-${String(n).padStart(6, '0')}`,
            taskName: 'Contested',
            taskType: 'CLEANUP',
          },
          ...{ isSingular: false, executeTime: new Date(0), maxRetry: 0, status: 'PENDING' as const },
        })),
      )
      .execute();
    const left = () =>
      servers.db.selectFrom('task').select('id').where('id', 'in', ids).where('status', '<>', 'SUCCESS').execute();
    await expect.poll(async () => (await left()).length, { timeout: 80_000, interval: 500 }).toBe(0);
    const starts = await servers.db
      .selectFrom('taskLog')
      .select((eb) => ['taskId', eb.fn.countAll<number>().as('times')])
      .where('taskId', 'in', ids)
      .where(sql`event ->> 'key'`, '=', 'started')
      .groupBy('taskId')
      .execute();
    expect(starts).toHaveLength(50);
    expect(starts.filter(({ times }) => times > 1)).toEqual([]);
  });
});
