import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const codes = ['create', 'update', 'publish', 'delete'].map((action) => `content:product:${action}`);
const [example] = api.example('queryProductPage').records as [Schemas['Product']];

async function openProducts(permissions: string[], changes: Partial<Schemas['Product']>) {
  api.override('getUserMenu', [menuItem('/system/product', '推荐产品')]);
  api.override('getInfo', { ...(await exampleUser()), permissions });
  const row = { ...example, id: 'a', productName: '无水乙醇', model: 'AR 500ml', referencePrice: '18.50', ...changes };
  api.override('queryProductPage', { records: [row], total: 1, current: 1, size: 10 });
  api.override('getProductDetail', { ...api.example('getProductDetail'), id: 'a', productName: '无水乙醇', version: 2 });
  const app = await renderApp('/system/product');
  await screen.findByRole('button', { name: /^无水乙醇/ });
  return app;
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a product is opened from its card, with parameters and suppliers; readers are offered nothing else', async () => {
  const { user } = await openProducts([], { allowedActions: [] });
  const card = within(screen.getByRole('list', { name: '推荐产品' }));
  expect(card.getByText('18.50')).toBeVisible();
  expect(card.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '新建产品' })).toBeNull();
  await user.click(card.getByRole('button', { name: /^无水乙醇/ }));
  const detail = await dialog('无水乙醇');
  expect(await detail.findByText(api.example('getProductDetail').parameters ?? '')).toBeVisible();
  expect(detail.getByText(api.example('getProductDetail').suppliers[0]?.companyName ?? '')).toBeVisible();
});

test('pictures of a product stand in the list and in its details, where a click enlarges them', async () => {
  const { user } = await openProducts([], { allowedActions: [] });
  const [picture] = api.example('getProductDetail').images as [Schemas['FileInfo']];
  const card = screen.getByRole('button', { name: /^无水乙醇/ });
  expect(card.querySelector('img')).toHaveAttribute('src', example.cover?.url);
  await user.click(card);
  const detail = await dialog('无水乙醇');
  await user.click(await detail.findByRole('button', { name: '放大 无水乙醇，图片 1' }));
  const large = await dialog('无水乙醇，图片 1');
  expect(large.getByRole('img', { name: '无水乙醇，图片 1' })).toHaveAttribute('src', picture.url);
  expect(large.getByRole('link', { name: `下载 ${picture.fileName}` })).toHaveAttribute('download', picture.fileName);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '无水乙醇，图片 1' })).toBeNull());
  expect(screen.getByRole('dialog', { name: '无水乙醇' })).toBeVisible();
});

test('a product is published after a question with its name and model', async () => {
  const { user } = await openProducts(codes, { status: 'DRAFT', version: 1, allowedActions: ['EDIT', 'PUBLISH', 'DELETE'] });
  expect(within(screen.getByRole('list', { name: '推荐产品' })).getByText('草稿')).toBeVisible();
  await doWith(user, '发布 无水乙醇');
  const question = await dialog('发布“无水乙醇 AR 500ml”？');
  await user.click(question.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(callsOf('publishProduct')[0]?.body).toEqual({ version: 1, status: 'PUBLISHED' }));
});

test('what the server says of a field stands at the field', async () => {
  const { user } = await openProducts(codes, { allowedActions: ['EDIT'] });
  api.override('updateProduct', ({ reply }) =>
    reply.http(400, {
      code: 4000,
      msg: '参数校验失败',
      data: { errors: [{ field: 'model', rule: 'unique', params: {}, message: '已被使用' }] },
    }),
  );
  await doWith(user, '编辑 无水乙醇');
  const form = await dialog('编辑产品：无水乙醇');
  expect(await form.findByText(/^第一张为封面。支持 png/)).toBeVisible();
  const price = await form.findByRole('textbox', { name: '参考价' });
  await user.clear(price);
  await user.type(price, '19.5');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('已被使用')).toBeVisible();
  expect(callsOf('updateProduct')[0]?.body).toMatchObject({ version: 2, referencePrice: '19.50' });
});

test('suppliers are found by name on the server, and those chosen stay', async () => {
  const { user } = await openProducts(codes, { allowedActions: ['EDIT'] });
  const [known] = api.example('getProductDetail').suppliers as [Schemas['ProductDetail']['suppliers'][number]];
  const [supplier] = api.example('queryAllSupplier').records as [Schemas['Supplier']];
  const found = { ...supplier, id: 'far', companyName: '远山试剂' };
  api.override('queryAllSupplier', ({ query }) => {
    const records = query.companyName === '远山' ? [found] : [];
    return { records, total: records.length, current: 1, size: 50 };
  });
  await doWith(user, '编辑 无水乙醇');
  const form = await dialog('编辑产品：无水乙醇');
  expect(await form.findByText(known.companyName)).toBeVisible();
  await user.type(form.getByRole('combobox', { name: '供应商' }), '远山');
  await user.click(await screen.findByRole('option', { name: '远山试剂' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  const supplierIds = api.example('getProductDetail').suppliers.map(({ id }) => id);
  await waitFor(() => expect(callsOf('updateProduct')[0]?.body).toMatchObject({ supplierIds: [...supplierIds, 'far'] }));
  expect(callsOf('queryAllSupplier').at(-1)?.query).toMatchObject({ status: 'APPROVED', companyName: '远山' });
});
