import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiverPage, startWechatApp, wechatFixture } from '#test/builders/wechatFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { missing, stale, wrongState } from '#test/refusals.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let teacher: TestClient;
let dean: TestClient;
let wechat: ReturnType<typeof wechatFixture>;
beforeAll(async () => {
  app = await startWechatApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1', 'purchaser');
  dean = await app.as('dean1', 'dept_approver');
  wechat = wechatFixture(app, teacher);
});
afterAll(() => app.close());

describe('a receiver', () => {
  test('is switched, annotated and unbound by its user', async () => {
    await wechat.unbindAll();
    const { id } = await wechat.bound();
    const row = async () => (await receiverPage(teacher)).records[0];
    await teacher.wechat.updateWechatPushState({ body: { id, version: 1, pushState: false } });
    expect(await row()).toMatchObject({ pushState: false, version: 2, allowedActions: ['EDIT_NOTE', 'ENABLE_PUSH', 'UNBIND'] });
    const outdated = teacher.wechat.updateWechatNickNameNotes({ body: { id, version: 1, nickNameNotes: 'Mine' } });
    expect(await failureOf(outdated)).toMatchObject(stale);
    await teacher.wechat.updateWechatNickNameNotes({ body: { id, version: 2, nickNameNotes: 'Mine' } });
    expect(await row()).toMatchObject({ nickNameNotes: 'Mine', version: 3 });
    await teacher.wechat.updateWechatNickNameNotes({ body: { id, version: 3, nickNameNotes: '' } });
    expect(await row()).toMatchObject({ nickNameNotes: null });
    await teacher.wechat.unbindWechat({ path: { id } });
    expect(await row()).toMatchObject({ bindStatus: 'CANCELLED', pushState: false, allowedActions: [] });
    expect(await failureOf(teacher.wechat.unbindWechat({ path: { id } }))).toMatchObject(wrongState);
    const late = teacher.wechat.updateWechatPushState({ body: { id, version: 5, pushState: true } });
    expect(await failureOf(late)).toMatchObject(wrongState);
  });

  test('of somebody else is reached by who keeps them, within the data scope', async () => {
    const { id } = await wechat.bound();
    await wechat.bound(dean);
    const users = async (client: TestClient) =>
      new Set((await receiverPage(client, { size: 200 })).records.map(({ userName }) => userName));
    expect([...(await users(dean))]).toEqual(['陈志衡']);
    expect(await failureOf(dean.wechat.unbindWechat({ path: { id } }))).toMatchObject(missing);
    expect(await users(school)).toContain('王晓梅');
    const companies = app.database.db
      .selectFrom('wechatReceiver')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('companyId', '=', '1001');
    expect((await receiverPage(school)).total).toBe((await companies.executeTakeFirstOrThrow()).total);
    expect((await receiverPage(admin)).total).toBeGreaterThan((await receiverPage(school)).total);
    await school.wechat.unbindWechat({ path: { id } });
  });

  test('is found by a part of its names, its switch and its state, in the order asked for', async () => {
    const found = (await receiverPage(school, { keyword: '晓梅' })).records;
    expect(new Set(found.map(({ userName }) => userName))).toEqual(new Set(['王晓梅']));
    const { id } = await wechat.bound();
    await teacher.wechat.updateWechatPushState({ body: { id, version: 1, pushState: false } });
    const silent = (await receiverPage(school, { pushState: false, bindStatus: 'BOUND', size: 200 })).records;
    expect(silent.map((row) => row.id)).toContain(id);
    expect(silent.filter(({ pushState, bindStatus }) => pushState || bindStatus !== 'BOUND')).toEqual([]);
    const [mine] = (await receiverPage(school, { id })).records;
    expect(mine).toMatchObject({ id, own: false, sceneCount: 0 });
    const own = async (client: TestClient) => (await receiverPage(client, { own: true, size: 200 })).records;
    expect((await own(teacher)).every((row) => row.own && row.userName === '王晓梅')).toBe(true);
    expect((await own(school)).map((row) => row.id)).not.toContain(id);
    const times = (await receiverPage(school, { sort: 'bindTime,asc', size: 200 })).records.map(({ bindTime }) => bindTime);
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual([...times].sort());
  });
});
