import type { Schemas } from '@campus-procurement/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { continueDraft } from '#testing/continueDraft.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

type Receiver = Schemas['WechatReceiver'];

const { records, ...page } = api.example('queryWechatReceiverPage');
const bound: Receiver = { ...(records[0] as Receiver), nickName: '晓梅', nickNameNotes: null, pushState: true };
const unbound: Receiver = {
  ...bound,
  id: 'unbound',
  nickName: '旧手机',
  bindStatus: 'CANCELLED',
  pushState: false,
  allowedActions: [],
};

async function openReceivers(permissions: string[] = [], receivers = [bound, unbound]) {
  api.override('queryWechatReceiverPage', { ...page, records: receivers, total: receivers.length });
  const app = await openScreen('/weixin-receiver-manage', { permissions });
  await screen.findAllByRole('rowheader');
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a code is shown with the time it is good for, until it has been scanned', async () => {
  api.override('isWechatBound', { bind: false, status: 'WAITING', nickName: null });
  const { user } = await openReceivers();
  const before = callsOf('queryWechatReceiverPage').length;
  await user.click(screen.getByRole('button', { name: '绑定微信' }));
  const binding = await dialog('绑定微信');
  expect(await binding.findByRole('img', { name: '绑定微信的二维码' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image/),
  );
  expect(binding.getByRole('timer')).toHaveTextContent(/^(5:00|4:59) 后失效$/);
  api.override('isWechatBound', { bind: true, status: 'BOUND', nickName: '晓梅的微信' });
  expect(await binding.findByText(/已绑定微信“晓梅的微信”/)).toBeVisible();
  expect(binding.queryByRole('img', { name: '绑定微信的二维码' })).toBeNull();
  await waitFor(() => expect(callsOf('queryWechatReceiverPage').length).toBeGreaterThan(before));
});

test('a code that has run out makes room for a new one', async () => {
  api.override('isWechatBound', { bind: false, status: 'UNBOUND', nickName: null });
  const { user } = await openReceivers();
  await user.click(screen.getByRole('button', { name: '绑定微信' }));
  const binding = await dialog('绑定微信');
  expect(await binding.findByText('二维码已失效。')).toBeVisible();
  await user.click(binding.getByRole('button', { name: '重新获取二维码' }));
  await waitFor(() => expect(callsOf('createWechatQrCode')).toHaveLength(2));
});

test('a bound receiver is switched, named and unbound; one that is unbound is only listed', async () => {
  const { user } = await openReceivers();
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  await user.click(screen.getByRole('switch', { name: '向“晓梅”推送' }));
  const { id, version } = bound;
  await waitFor(() => expect(callsOf('updateWechatPushState')[0]?.body).toEqual({ id, version, pushState: false }));
  await doWith(user, '编辑 晓梅');
  const form = await dialog('编辑接收人');
  await user.type(await form.findByRole('textbox', { name: '备注名' }), ' 办公手机 ');
  await user.click(form.getByRole('radio', { name: 'English' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  const body = { id, version, nickNameNotes: '办公手机', language: 'en-US' };
  await waitFor(() => expect(callsOf('updateWechatNickNameNotes')[0]?.body).toEqual(body));
  await doWith(user, '解绑 晓梅');
  await user.click((await dialog('解绑“晓梅”？')).getByRole('button', { name: '解绑' }));
  expect(await screen.findByText('已解绑“晓梅”')).toBeVisible();
  expect(await actsOf(user, '旧手机')).toEqual([]);
});

test('the switch of the messages moves at once, and back when the server refuses', async () => {
  const { user } = await openReceivers();
  const answer = Promise.withResolvers<void>();
  api.override('updateWechatPushState', async ({ reply }) => {
    await answer.promise;
    return reply.fail(4090);
  });
  const push = screen.getByRole('switch', { name: '向“晓梅”推送' });
  await user.click(push);
  await waitFor(() => expect(push).not.toBeChecked());
  await user.click(push);
  answer.resolve();
  await waitFor(() => expect(push).toBeChecked());
  expect(callsOf('updateWechatPushState')).toHaveLength(1);
});

test('whose a receiver is, is shown to who keeps those of others', async () => {
  await openReceivers();
  expect(screen.queryByRole('columnheader', { name: '绑定用户' })).toBeNull();
});

test('who keeps the receivers of others sees whose they are', async () => {
  await openReceivers(['message:wechat:manage']);
  expect(screen.getByRole('columnheader', { name: '绑定用户' })).toBeVisible();
});

test('what stood in the form of a receiver before a reload is offered, as long as it is bound', async () => {
  const { user } = await openReceivers();
  await doWith(user, '编辑 晓梅');
  await user.type(await (await dialog('编辑接收人')).findByRole('textbox', { name: '备注名' }), '办公手机');
  const form = await continueDraft(openReceivers, '编辑接收人');
  expect(form.getByRole('textbox', { name: '备注名' })).toHaveValue('办公手机');
  cleanup();
  await openReceivers([], [{ ...bound, allowedActions: [] }]);
  expect(screen.queryByText(/未保存的内容/)).toBeNull();
});
