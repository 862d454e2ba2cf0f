import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { continueDraft } from '#testing/continueDraft.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

const codes = ['create', 'update', 'delete', 'read'].map((action) => `information:contact:${action}`);

async function openContacts(permissions = codes) {
  const user = await exampleUser();
  api.override('getInfo', { ...user, permissions });
  const app = await renderApp('/information/contacts');
  await screen.findAllByRole('rowheader');
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/information/contacts', '联系人', { sort: 2 })]);
});

describe('the own contacts', () => {
  test('are created with a campus that a department of the school is on; what is missing is said first', async () => {
    const { user } = await openContacts();
    await user.click(screen.getByRole('button', { name: '新建联系人' }));
    const form = await dialog('新建联系人');
    await user.click(form.getByRole('button', { name: '保存' }));
    for (const text of ['请填写联系人', '请填写 11 位手机号', '请选择校区', '请填写至少 5 个字的详细地址'])
      expect(await form.findByText(text)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: '联系人' }), '周同');
    await user.type(form.getByRole('textbox', { name: '手机号' }), '13900001234');
    await user.click(form.getByRole('combobox', { name: '校区' }));
    await user.keyboard('{ArrowDown}{Enter}');
    await user.type(form.getByRole('textbox', { name: '详细地址' }), '东校区理化楼收货处');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('saveContact')).toHaveLength(1));
    expect(callsOf('saveContact')[0]?.body).toMatchObject({
      contactName: '周同',
      phone: '13900001234',
      address: '东校区理化楼收货处',
      roomNo: null,
      isDefault: false,
    });
  });

  test('have one default, which another one takes the place of; its own row does not offer that', async () => {
    const { records } = api.example('queryContactPage');
    const [other] = records.filter(({ isDefault }) => !isDefault);
    const [first] = records.filter(({ isDefault }) => isDefault);
    const { user } = await openContacts();
    expect(await actsOf(user, first?.contactName ?? '')).toEqual(['编辑', '删除']);
    await doWith(user, `设为默认 ${other?.contactName}`);
    expect(await screen.findByText(`“${other?.contactName}”已设为默认联系人`)).toBeVisible();
    expect(callsOf('updateContact')[0]?.body).toEqual({ version: other?.version, isDefault: true });
  });

  test('are deleted after a question that names them', async () => {
    const [contact] = api.example('queryContactPage').records;
    const { user } = await openContacts();
    await doWith(user, `删除 ${contact?.contactName}`);
    const question = await dialog(`删除联系人“${contact?.contactName}”？`);
    await user.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(callsOf('deleteContact')).toHaveLength(1));
  });

  test('that somebody else has changed meanwhile are refused, and taken on as they are now to be saved after all', async () => {
    const page = api.example('queryContactPage');
    const [contact, ...others] = page.records;
    if (!contact) throw new Error('The example has no contact');
    const { user } = await openContacts();
    await doWith(user, `编辑 ${contact.contactName}`);
    const form = await dialog(`编辑联系人：${contact.contactName}`);
    await user.type(form.getByRole('textbox', { name: '联系人' }), '二');
    api.override('updateContact', ({ reply }) => reply.fail(4090, '数据已被他人修改，请刷新后重试'), { once: true });
    const changed = { ...contact, version: contact.version + 1, roomNo: '新楼 101' };
    api.override('queryContactPage', { ...page, records: [changed, ...others] });
    await user.click(form.getByRole('button', { name: '保存' }));
    const offer = await form.findByRole('button', { name: '载入最新内容' });
    expect(form.getByRole('textbox', { name: '联系人' })).toHaveValue(`${contact.contactName}二`);
    await user.click(offer);
    await waitFor(() => expect(form.getByRole('textbox', { name: '楼宇房间' })).toHaveValue('新楼 101'));
    expect(form.getByRole('textbox', { name: '联系人' })).toHaveValue(contact.contactName);
    expect(form.queryByRole('button', { name: '载入最新内容' })).toBeNull();
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('updateContact')).toHaveLength(2));
    expect(callsOf('updateContact')[1]?.body).toMatchObject({ version: changed.version, roomNo: '新楼 101' });
  });

  test('are only looked at by who may do no more', async () => {
    await openContacts(['information:contact:read']);
    for (const name of [/^新建/, /^编辑/, /^删除/, /^设为默认/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: '选择本页全部' })).toBeNull();
  });
});

test('what stood in the form of a contact before a reload is offered, as long as the contact may be changed', async () => {
  const [contact] = api.example('queryContactPage').records;
  const { user } = await openContacts();
  await doWith(user, `编辑 ${contact?.contactName}`);
  const title = `编辑联系人：${contact?.contactName}`;
  await user.type((await dialog(title)).getByRole('textbox', { name: '楼宇房间' }), '二层');
  const form = await continueDraft(openContacts, title);
  expect(form.getByRole('textbox', { name: '楼宇房间' })).toHaveValue(`${contact?.roomNo ?? ''}二层`);
  cleanup();
  await openContacts(codes.filter((code) => !code.endsWith('update')));
  expect(screen.queryByText(/未保存的内容/)).toBeNull();
});

test('what stood in the form of a new contact before a reload is offered', async () => {
  const { user } = await openContacts();
  await user.click(screen.getByRole('button', { name: '新建联系人' }));
  await user.type((await dialog('新建联系人')).getByRole('textbox', { name: '联系人' }), '周同');
  const form = await continueDraft(openContacts, '新建联系人');
  expect(form.getByRole('textbox', { name: '联系人' })).toHaveValue('周同');
});
