import type { Client } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeCaptcha } from '#platform/auth/captcha.ts';
import { newPhoneCaptcha } from '#platform/auth/phoneCaptcha.ts';
import { seedId } from '#reference/seedId.ts';
import { oneWins, outcomes } from './contest.ts';
import { startTwoServers } from './twoServers.ts';

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
    const [client] = servers.clients() as [Client];
    const send = (phone: number, captcha = {}, { users } = client) =>
      users.sendPhoneCaptcha({ body: { phone: String(phone), scene: 'REGISTER', ...captcha } });
    // Two an hour are free for an address.
    await send(13_900_000_001);
    await send(13_900_000_002);
    const captchaKey = await storeCaptcha(servers.db, 'seven', new Date());
    const solved = { captchaKey, captchaCode: 'seven' };
    const found = await outcomes(servers.clients(), (one, writer) => send(13_900_000_100 + writer, solved, one));
    expect(found).toEqual(oneWins(4002));
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

  test('all make a default contact, and one is it', async () => {
    const body = { contactName: 'X', phone: '19900000000', campus: '东校区', address: 'Contested', isDefault: true };
    const found = await outcomes(await servers.as('teacher1', 'purchaser'), ({ contacts }) => contacts.saveContact({ body }));
    expect(new Set(found)).toEqual(new Set(['done']));
    const own = servers.db.selectFrom('contact').where('userId', '=', seedId('user', 103)).where('isDefault', '=', true);
    expect(await own.select('address').execute()).toEqual([{ address: 'Contested' }]);
  });

  test('all make a default value of the dictionary, and one is it', async () => {
    const found = await outcomes(school, ({ dictionary }, writer) =>
      dictionary.saveDictEntry({
        body: { dictType: 'unit', dictLabel: `Default ${writer}`, dictValue: `default ${writer}`, isDefault: true },
      }),
    );
    expect(new Set(found)).toEqual(new Set(['done']));
    const defaults = servers.db.selectFrom('dictEntry').where('dictType', '=', 'unit').where('isDefault', '=', true);
    expect(await defaults.select('dictValue').where('companyId', '=', '1001').execute()).toHaveLength(1);
  });

  test('all get a number of their own for an exposure', async () => {
    const body = {
      supplierId: seedId('supplier', 1201),
      startDate: '2026-03-02',
      exposureType: 'OTHER' as const,
      level: 'WARNING' as const,
      deductScore: 0,
      fact: 'Contested by fifty writers at once',
    };
    const before = await exposureCodes();
    expect(new Set(await outcomes(school, ({ help }) => help.saveIntegrityExposure({ body })))).toEqual(new Set(['done']));
    expect(new Set(await exposureCodes()).size).toBe(before.length + 50);
  });

  async function exposureCodes() {
    const rows = await servers.db.selectFrom('exposure').select('exposureCode').where('companyId', '=', '1001').execute();
    return rows.map(({ exposureCode }) => exposureCode);
  }

  test('all add a scene to a receiver of WeChat, which then has it once', async () => {
    const [receiverId, sceneCode] = [seedId('wechatReceiver', 5301), 'SYSTEM_NOTICE'] as const;
    const found = await outcomes(await servers.as('teacher1', 'purchaser'), ({ wechat }) =>
      wechat.addMessageSceneRelation({ body: { receiverId, sceneCodes: [sceneCode] } }),
    );
    expect(new Set(found)).toEqual(new Set(['done']));
    const rows = servers.db.selectFrom('messageSceneRelation').where((eb) => eb.and({ receiverId, sceneCode }));
    expect(await rows.select('id').execute()).toHaveLength(1);
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
          companyId: '0',
          id,
          taskCode: `T20260101-${String(n).padStart(6, '0')}`,
          taskName: 'Contested',
          taskType: 'CLEANUP',
          isSingular: false,
          executeTime: new Date(0),
          maxRetry: 0,
          status: 'PENDING' as const,
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
