import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const { records, ...page } = api.example('queryWechatReceiverPage');
const receiver = { ...(records[0] as Schemas['WechatReceiver']), nickNameNotes: '本人', userName: '王晓梅' };
const scene = (sceneCode: Schemas['SceneCode'], sceneName: string): Schemas['MessageScene'] => ({
  sceneCode,
  sceneName,
  template: `${sceneName}：{name}`,
  subjectId: 'SYSTEM',
  subjectName: '系统',
});
const reset = scene('PASSWORD_RESET', '密码重置');
const notice = scene('SYSTEM_NOTICE', '系统公告');
const relation = { ...reset, id: 'relation', receiverId: receiver.id, createTime: receiver.bindTime };

async function openMessages(address = '/weixin-message-manage', receivers = [receiver]) {
  api.override('queryWechatReceiverPage', { ...page, records: receivers, total: receivers.length });
  api.override('listWechatMessageScenes', [relation]);
  api.override('queryMessageScenesNotAdded', [notice]);
  api.override('listMessageSceneSubjects', [{ id: 'SYSTEM', subjectName: '系统', scenes: [notice, reset] }]);
  return openScreen(address);
}

test('a switch for each scene subscribes the own receiver and ends it', async () => {
  const { user } = await openMessages();
  const subject = within(await screen.findByRole('region', { name: '系统' }));
  expect(screen.getByRole('combobox', { name: '接收人' })).toHaveValue('本人 (王晓梅)');
  expect(subject.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked)).toEqual([false, true]);
  expect(subject.getByText('消息：系统公告：…')).toBeVisible();
  await user.click(subject.getByRole('switch', { name: /^系统公告/ }));
  const body = { receiverId: receiver.id, sceneCodes: ['SYSTEM_NOTICE'] };
  await waitFor(() => expect(callsOf('addMessageSceneRelation')[0]?.body).toEqual(body));
  await waitFor(() => expect(subject.getByRole('switch', { name: /^密码重置/ })).toBeEnabled());
  await user.click(subject.getByRole('switch', { name: /^密码重置/ }));
  await waitFor(() => expect(callsOf('deleteMessageSceneRelation')).toHaveLength(1));
});

test('who has bound nothing is told what could be received, and where to bind', async () => {
  await openMessages('/weixin-message-manage', []);
  expect(await screen.findByRole('link', { name: '去绑定微信' })).toHaveAttribute('href', '/weixin-receiver-manage');
  expect(await screen.findByText('密码重置')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('the log shows why a message was not taken', async () => {
  const log = api.example('queryWechatSendLogPage');
  const failed = { ...(log.records[0] as Schemas['WechatSendLog']), status: 'FAILED' as const, error: '43004 require subscribe' };
  api.override('queryWechatSendLogPage', { ...log, records: [failed], total: 1 });
  await openMessages('/weixin-message-manage?tab=log');
  expect(await screen.findByText('43004 require subscribe')).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('发送失败')).toBeVisible();
});
