import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { continueDraft } from '#testing/continueDraft.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

type Remark = Schemas['ApplyComment'];

const [example] = api.example('listApplyComments');
const own: Remark = {
  ...(example as Remark),
  id: 'own',
  content: '同意采购',
  commentType: 'APPROVE',
  scope: 'PERSONAL',
  allowedActions: ['EDIT', 'DELETE'],
};
const ofSchool: Remark = {
  ...own,
  id: 'school',
  content: '请补充论证材料',
  commentType: 'REJECT',
  scope: 'SCHOOL',
  allowedActions: [],
};

async function openRemarks(permissions: string[] = [], search = '') {
  api.override('listApplyComments', [own, ofSchool]);
  const app = await openScreen(`/approval-remarks${search}`, { permissions });
  await screen.findAllByRole('rowheader');
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('everybody writes sentences of their own, and only who may share writes those of the school', async () => {
  const { user } = await openRemarks();
  await user.click(screen.getByRole('button', { name: '新建意见' }));
  const form = await dialog('新建意见');
  expect(form.queryByRole('radio', { name: '全校' })).toBeNull();
  await user.click(await form.findByRole('button', { name: '保存' }));
  expect(await form.findByText('请填写意见内容')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: '意见内容' }), '材料齐全');
  await user.click(form.getByRole('button', { name: '保存' }));
  const body = { content: '材料齐全', commentType: 'APPROVE', scope: 'PERSONAL', sort: 0 };
  await waitFor(() => expect(callsOf('saveApplyComment')[0]?.body).toEqual(body));
});

test('who may share chooses whose the sentence is', async () => {
  const { user } = await openRemarks(['approval:comment:share']);
  await doWith(user, '编辑 同意采购');
  const form = await dialog('编辑意见');
  await user.click(await form.findByRole('radio', { name: '全校' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(callsOf('saveApplyComment')[0]?.body).toMatchObject({ id: 'own', version: own.version, scope: 'SCHOOL' }),
  );
});

test('the sentences of the school can be used, not changed, by who may not share', async () => {
  const { user } = await openRemarks();
  expect(screen.getByRole('rowheader', { name: '请补充论证材料' })).toBeVisible();
  expect(await actsOf(user, '请补充论证材料')).not.toContain('编辑');
  expect(await actsOf(user, '同意采购')).toContain('编辑');
});

test('a sentence is found by a part of it', async () => {
  await openRemarks([], '?content=论证');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['请补充论证材料']);
});

test('“refresh” asks for a list that the server gives whole, and shows its first page', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...own, id: `own${index}`, content: `第 ${index} 句` }));
  api.override('listApplyComments', many);
  const { user, address } = await openScreen('/approval-remarks?current=2', {});
  expect(await screen.findAllByRole('rowheader')).toHaveLength(2);
  api.override('listApplyComments', [ofSchool]);
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByRole('rowheader', { name: ofSchool.content })).toBeVisible();
  expect(address()).toBe('/approval-remarks');
});

test('an own sentence is deleted after a question that names it', async () => {
  const { user } = await openRemarks();
  await doWith(user, '删除 同意采购');
  await user.click((await dialog('删除“同意采购”？')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(callsOf('deleteApplyComment')).toHaveLength(1));
});

test.each([
  ['新建意见', '新建意见', '材料齐全'],
  ['编辑 同意采购', '编辑意见', '同意采购材料齐全'],
])('what stood behind “%s” before a reload is offered', async (button, title, content) => {
  const { user } = await openRemarks();
  await user.click(screen.getByRole('button', { name: button }));
  await user.type(await (await dialog(title)).findByRole('textbox', { name: '意见内容' }), '材料齐全');
  const form = await continueDraft(openRemarks, title);
  expect(form.getByRole('textbox', { name: '意见内容' })).toHaveValue(content);
});
