import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { claimed, openBidding } from '#testing/openBidding.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const preview = {
  title: '离心机竞价公告',
  joinEndTime: '2026-03-12T16:00:00+08:00',
  witnessNeeded: true,
  matchingSuppliers: 18,
  sections: [{ title: '离心机竞价公告', rows: [{ label: '最高限价', value: '186,000.00 元' }] }],
};

const me = api.example('getInfo');

async function openForm(project = claimed, self = me) {
  api.override('previewPublication', preview);
  const app = await openBidding(project, null, '', self);
  await app.user.click(screen.getByRole('button', { name: '发布' }));
  const form = within(await screen.findByRole('dialog', { name: '发布：离心机' }));
  return { ...app, form };
}

test('the officer sees the notice before it is published, and is asked first', async () => {
  const { user, form } = await openForm();
  const shown = within(await form.findByRole('region', { name: '公告预览' }));
  expect(await shown.findByText('186,000.00 元')).toBeVisible();
  expect(shown.getByText('将通知 18 家符合条件的供应商')).toBeVisible();
  expect(shown.getByText('开标须另一人见证')).toBeVisible();
  await user.click(form.getByRole('button', { name: '发布' }));
  const question = within(await screen.findByRole('dialog', { name: '发布“离心机”？' }));
  expect(question.getByText(/发布后不能撤回/)).toBeVisible();
  expect(callsOf('publishProject')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(callsOf('publishProject')).toHaveLength(1));
  expect(callsOf('publishProject')[0]).toMatchObject({ path: { id: 'one' }, body: { minBidders: 3, version: 3 } });
  expect(await screen.findByText('已发布“离心机”')).toBeVisible();
});

test('an officer with a phone is warned of nothing', async () => {
  const { form } = await openForm();
  await form.findByText('186,000.00 元');
  expect(form.queryByRole('link', { name: '去登记手机号' })).toBeNull();
});

test('an officer without a phone is told whom the notice names instead, and where to enter one', async () => {
  const { form } = await openForm(claimed, { ...me, phone: null });
  expect(await form.findByText(/您没有登记手机号/)).toBeVisible();
  expect(form.getByRole('link', { name: '去登记手机号' })).toHaveAttribute('href', '/information/userInfo');
});

test('who is quicker than the preview is not told that nobody would be told', async () => {
  const { user, form } = await openForm();
  api.override('previewPublication', ({ reply }) => reply.http(400, { code: 4000, msg: '参数错误', data: { errors: [] } }));
  await user.type(form.getByRole('textbox', { name: '公告标题' }), '离心机采购');
  await waitFor(() => expect(form.queryByText('将通知 18 家符合条件的供应商')).toBeNull());
  await user.click(form.getByRole('button', { name: '发布' }));
  const question = await screen.findByRole('dialog', { name: '发布“离心机”？' });
  expect(question).toHaveTextContent('公告立即公开并通知符合条件的供应商，');
});

test('who answers no has published nothing, and finds the form as it was', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByRole('textbox', { name: '公告标题' }), '离心机采购');
  await user.click(form.getByRole('button', { name: '发布' }));
  const question = within(await screen.findByRole('dialog', { name: '发布“离心机”？' }));
  await user.click(question.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '发布“离心机”？' })).toBeNull());
  expect(form.getByRole('textbox', { name: '公告标题' })).toHaveValue('离心机采购');
  expect(callsOf('publishProject')).toHaveLength(0);
});

test('dates that the server refuses are said at the field, already by the preview', async () => {
  const errors = [{ field: 'bidEndTime', rule: 'workingTime' as const, message: '截止时间须在工作日 09:00 至 17:00' }];
  const { user, form } = await openForm();
  expect(form.queryByText('截止时间须在工作日 09:00 至 17:00')).toBeNull();
  api.override('previewPublication', ({ reply }) => reply.http(400, { code: 4000, msg: '参数错误', data: { errors } }));
  const count = form.getByRole('textbox', { name: /最少报价家数/ });
  await screen.findByText('将通知 18 家符合条件的供应商');
  await user.clear(count);
  await user.type(count, '4');
  // In the preview, and at the field.
  await waitFor(() => expect(form.getAllByText('截止时间须在工作日 09:00 至 17:00')).toHaveLength(2));
});

test('fewer bidders than the rules ask for are refused at the field', async () => {
  const { user, form } = await openForm();
  const count = form.getByRole('textbox', { name: /最少报价家数/ });
  await user.clear(count);
  await user.type(count, '2');
  await user.click(form.getByRole('button', { name: '发布' }));
  expect(await form.findByText('请填写 3 至 10 的整数')).toBeVisible();
  expect(callsOf('publishProject')).toHaveLength(0);
});

test('where suppliers are invited, some can be named with a reason', async () => {
  const config = { ...claimed.pattern?.bidConfig, supplierScope: 'INVITED' as const };
  const pattern = { ...claimed.pattern, bidConfig: config } as typeof claimed.pattern;
  const { user, form } = await openForm({ ...claimed, pattern });
  await user.click(form.getByRole('button', { name: '添加供应商' }));
  await user.click(form.getByRole('button', { name: '发布' }));
  expect(await form.findByText('请填写至少 5 个字的原因')).toBeVisible();
  expect(callsOf('publishProject')).toHaveLength(0);
});
