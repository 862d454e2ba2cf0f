import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Failure } from '#platform/failure/failure.ts';
import type { WechatProvider } from '#platform/wechat/wechatProvider.ts';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let teacher: TestClient;
let pushed: { openId: string; title: string }[];
let answer: () => Promise<string | null>;
beforeEach(async () => {
  pushed = [];
  answer = async () => null;
  const wechat: WechatProvider = {
    bindingLink: async () => 'https://wechat.test/',
    probe: async () => {},
    push(message) {
      pushed.push(message);
      return answer();
    },
  };
  app = await startApp({ wechat });
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1', 'purchaser');
});
afterEach(() => app.close());

const missing = { status: 200, code: 4004 };
/** Of teacher1, bound and subscribed to reset passwords; the second was unbound. */
const receiverId = seedId('wechatReceiver', 5301);
const unboundId = seedId('wechatReceiver', 5327);
const relationId = seedId('messageSceneRelation', 5401);
const codes = (list: { sceneCode: string }[]) => list.map(({ sceneCode }) => sceneCode);
const subscribed = async (client = teacher) => codes(await client.wechat.listWechatMessageScenes({ query: { receiverId } }));
const subscribe = (sceneCodes: ('PASSWORD_RESET' | 'TASK_FAILED')[], client = teacher, id = receiverId) =>
  client.wechat.addMessageSceneRelation({ body: { receiverId: id, sceneCodes } });
const unsubscribe = (ids: string, client = teacher) => client.wechat.deleteMessageSceneRelation({ query: { ids } });
const log = async () => (await school.wechat.queryWechatSendLogPage({ query: { receiverId } })).records;
const resetPassword = () => school.users.resetPassword({ query: { id: seedId('user', 103) } });
async function work() {
  while (await app.newWorker().work());
}

describe('subscriptions', () => {
  test('end and begin again, and what is there already stays', async () => {
    expect(await subscribed()).toEqual(['PASSWORD_RESET']);
    await unsubscribe(relationId);
    expect(await subscribed()).toEqual([]);
    expect(await failureOf(unsubscribe(relationId))).toMatchObject(missing);
    const offered = await teacher.wechat.queryMessageScenesNotAdded({ query: { receiverId, subjectId: 'SYSTEM' } });
    expect(codes(offered)).toEqual(['SYSTEM_NOTICE', 'PASSWORD_RESET']);
    await subscribe(['PASSWORD_RESET']);
    await subscribe(['PASSWORD_RESET']);
    expect(await subscribed()).toEqual(['PASSWORD_RESET']);
    expect(codes(await teacher.wechat.queryMessageScenesNotAdded({ query: { receiverId, subjectId: 'SYSTEM' } }))).toEqual([
      'SYSTEM_NOTICE',
    ]);
  });

  test('are offered as the permissions of the role allow', async () => {
    expect(await failureOf(subscribe(['PASSWORD_RESET', 'TASK_FAILED']))).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'sceneCodes.1', rule: 'exists' }],
    });
    const subjects = await admin.wechat.listMessageSceneSubjects();
    expect(subjects.map(({ id, scenes }) => [id, codes(scenes)])).toEqual([
      ['APPROVAL', ['APPROVAL_TODO', 'APPROVAL_RESULT', 'APPROVAL_COPY', 'APPROVAL_DEPUTY']],
      ['PURCHASE', ['ACCEPTANCE_TODO']],
      ['SYSTEM', ['SYSTEM_NOTICE', 'TASK_FAILED', 'PASSWORD_RESET']],
    ]);
    await subscribe(['TASK_FAILED'], admin);
    expect(await subscribed()).toEqual(['TASK_FAILED', 'PASSWORD_RESET']);
  });

  test('belong to the user, and to who keeps the receivers of others', async () => {
    const dean = await app.as('dean1', 'dept_approver');
    expect(await failureOf(subscribed(dean))).toMatchObject(missing);
    expect(await failureOf(subscribe(['PASSWORD_RESET'], dean))).toMatchObject(missing);
    expect(await failureOf(unsubscribe(relationId, dean))).toMatchObject(missing);
    expect(await subscribed(school)).toEqual(['PASSWORD_RESET']);
    // All of them or none.
    expect(await failureOf(unsubscribe(`${relationId},none`))).toMatchObject(missing);
    expect(await subscribed()).toEqual(['PASSWORD_RESET']);
  });

  test('end with the binding', async () => {
    await teacher.wechat.unbindWechat({ path: { id: receiverId } });
    expect(await subscribed()).toEqual([]);
    expect(await failureOf(subscribe(['PASSWORD_RESET']))).toMatchObject({ code: 4101 });
    expect(await failureOf(subscribe(['PASSWORD_RESET'], teacher, unboundId))).toMatchObject({ code: 4101 });
  });

  test('of 20 at once are one', async () => {
    await unsubscribe(relationId);
    await Promise.all(Array.from({ length: 20 }, () => subscribe(['PASSWORD_RESET'])));
    expect(await subscribed()).toEqual(['PASSWORD_RESET']);
  });
});

describe('a message', () => {
  test('is pushed to the accounts that receive its scene, by a task', async () => {
    await resetPassword();
    expect((await log())[0]).toMatchObject({
      sceneCode: 'PASSWORD_RESET',
      status: 'PENDING',
      sendTime: null,
      userName: '王晓梅',
    });
    await work();
    expect(pushed).toEqual([{ openId: expect.stringMatching(/^oX5g/), title: '您的登录密码已重置' }]);
    expect((await log())[0]).toMatchObject({ status: 'SENT', sendTime: '2026-03-02T09:00:00+08:00', error: null });
    await work();
    expect(pushed).toHaveLength(1);
  });

  test('is pushed in the language that its receiver is to have', async () => {
    await teacher.wechat.updateWechatNickNameNotes({
      body: { id: receiverId, version: 1, nickNameNotes: '', language: 'en-US' },
    });
    await resetPassword();
    await work();
    expect(pushed.map(({ title }) => title)).toEqual(['Your password has been reset']);
  });

  test('is not pushed where it is switched off, or to nobody', async () => {
    const before = (await log()).length;
    await teacher.wechat.updateWechatPushState({ body: { id: receiverId, version: 1, pushState: false } });
    await resetPassword();
    await work();
    expect(await log()).toHaveLength(before);
    expect(pushed).toEqual([]);
  });

  test('that WeChat refuses has failed for good', async () => {
    answer = async () => '43004 require subscribe';
    await resetPassword();
    await work();
    expect((await log())[0]).toMatchObject({ status: 'FAILED', error: '43004 require subscribe', sendTime: null });
  });

  test('is tried again when WeChat was not reached, three times', async () => {
    answer = async () => {
      throw new Failure('unreachable');
    };
    await resetPassword();
    await work();
    expect((await log())[0]).toMatchObject({ status: 'PENDING', retryTimes: 1 });
    answer = async () => null;
    app.clock.advance(60_000);
    await work();
    expect((await log())[0]).toMatchObject({ status: 'SENT', retryTimes: 1, error: null });

    school = await app.as('schooladmin', 'school_admin');
    answer = async () => {
      throw new Failure('unreachable');
    };
    await resetPassword();
    for (const minutes of [0, 1, 5, 15]) {
      app.clock.advance(minutes * 60_000);
      await work();
    }
    school = await app.as('schooladmin', 'school_admin');
    expect((await log())[0]).toMatchObject({ status: 'FAILED', retryTimes: 3 });
  });

  test('is found by scene, state and time', async () => {
    const page = (query: Parameters<TestClient['wechat']['queryWechatSendLogPage']>[0]) =>
      school.wechat.queryWechatSendLogPage(query);
    const failed = await page({ query: { status: 'FAILED', size: 200 } });
    expect(failed.total).toBeGreaterThan(0);
    expect(failed.records.every(({ status }) => status === 'FAILED')).toBe(true);
    const range = { createTimeStart: '2026-02-01T00:00:00+08:00', createTimeEnd: '2026-02-10T00:00:00+08:00' };
    const { records } = await page({ query: { ...range, sort: 'createTime,asc', size: 200 } });
    expect(records.length).toBeGreaterThan(0);
    const times = records.map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort());
    for (const time of times) expect(time >= range.createTimeStart && time < range.createTimeEnd).toBe(true);
    expect((await page({ query: { sceneCode: 'TASK_FAILED' } })).total).toBe(0);
  });
});
