import type { Schemas } from '@campus-procurement/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { rendered } from '#testing/mockApi.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api } from '#testing/renderApp.tsx';

type OpenOptions = Parameters<typeof openScreen>[1];

interface Form {
  /** The title of the form. */
  form: string;
  page: string;
  /** The button that opens it. */
  button: string;
  field: string;
  options: OpenOptions;
}

const can = (...permissions: string[]): OpenOptions => ({ permissions });
const platform = (...permissions: string[]): OpenOptions => ({ permissions, userType: 'PLATFORM' });
const goods = can('system:goodsCategory:create', 'system:goodsCategory:update');
const menus = can('system:menu:create', 'system:menu:update');
const patterns = can('system:purchasingCategory:create', 'system:purchasingExecution:create');
const products = can('content:product:create');

const pages = {
  types: '/system/dictionary/dictType',
  entries: '/system/dictionary/dictData?dictType=campus',
  documents: '/system/document',
  goods: '/system/goods-category',
  menus: '/system/menu',
  products: '/system/product',
  categories: '/system/purchasing-pattern',
  executions: '/system/purchasing-pattern?tab=executions',
  schools: '/system/school',
  parameters: '/character-parameter',
  values: '/character-parameter-school',
  depts: '/system/dept',
};

/** The forms of these pages, each with a field of text. */
const forms: Form[] = [
  {
    form: '新建字典类型',
    page: pages.types,
    button: '新建字典类型',
    field: '字典名称',
    options: platform('system:dictType:create'),
  },
  { form: '编辑字典类型：会议室', page: pages.types, button: '编辑 会议室', field: '备注', options: platform() },
  { form: '新建字典数据', page: pages.entries, button: '新建字典数据', field: '标签', options: {} },
  { form: '编辑字典数据：卷', page: pages.entries, button: '编辑 卷', field: '英文标签', options: {} },
  { form: '上传文档', page: pages.documents, button: '上传文档', field: '文档名称', options: can('content:document:create') },
  { form: '编辑文档：验收单', page: pages.documents, button: '编辑 验收单', field: '版本', options: {} },
  { form: '新建分类', page: pages.goods, button: '新建分类', field: '分类名称', options: goods },
  { form: '新建分类', page: pages.goods, button: '新建下级 货物', field: '分类名称', options: goods },
  { form: '编辑分类：货物', page: pages.goods, button: '编辑 货物', field: '论证起点金额', options: goods },
  { form: '新建菜单', page: pages.menus, button: '新建菜单', field: '菜单名称', options: menus },
  { form: '新建菜单', page: pages.menus, button: '新建下级 用户管理', field: '菜单名称', options: menus },
  { form: '编辑菜单：用户管理', page: pages.menus, button: '编辑 用户管理', field: '英文名称', options: menus },
  { form: '新建产品', page: pages.products, button: '新建产品', field: '参考价（元）', options: products },
  { form: '编辑产品：无水乙醇', page: pages.products, button: '编辑 无水乙醇', field: '技术参数', options: products },
  { form: '新建采购类别', page: pages.categories, button: '新建采购类别', field: '金额下限', options: patterns },
  { form: '编辑采购类别：货物', page: pages.categories, button: '编辑 货物', field: '金额上限', options: patterns },
  { form: '新建执行方式', page: pages.executions, button: '新建执行方式', field: '保证金', options: patterns },
  { form: '编辑执行方式：竞价', page: pages.executions, button: '编辑 竞价', field: '保证金', options: patterns },
  { form: '进度节点：竞价', page: pages.executions, button: '进度节点 竞价', field: '节点名称，第 1 个节点', options: patterns },
  { form: '登记学校', page: pages.schools, button: '登记学校', field: '学校名称', options: platform('system:school:create') },
  { form: '编辑学校：江海大学', page: pages.schools, button: '编辑 江海大学', field: '开户行', options: platform() },
  {
    form: '新建参数',
    page: pages.parameters,
    button: '新建参数',
    field: '参数名称',
    options: platform('system:characterValue:create'),
  },
  { form: '编辑参数：登录提示', page: pages.parameters, button: '编辑 登录提示', field: '参数值', options: platform() },
  { form: '单独设置：提示', page: pages.values, button: '单独设置 提示', field: '参数值', options: {} },
  { form: '新建部门', page: pages.depts, button: '新建下级 信息中心', field: '部门名称', options: {} },
  { form: '编辑部门：信息中心', page: pages.depts, button: '编辑 信息中心', field: '联系电话', options: {} },
];

const pageOf = <T,>(...records: T[]) => ({ records, total: records.length, current: 1, size: 10 });
const firstOf = <T,>([first]: readonly T[]) => first as T;

/** Rows with which everything may be done that has a form. */
function allowAll() {
  const document = firstOf(api.example('queryDownloadDocPage').records as Schemas['DownloadDoc'][]);
  api.override('queryDownloadDocPage', pageOf({ ...document, docName: '验收单', allowedActions: ['EDIT' as const] }));
  api.override('queryDictEntryPage', api.example('queryDictEntryPage'));
  const category = firstOf(api.example('getGoodsCategoryTree'));
  api.override('getGoodsCategoryTree', [{ ...category, children: [], allowedActions: ['EDIT', 'ADD_CHILD'] }]);
  const product = firstOf(api.example('queryProductPage').records as Schemas['Product'][]);
  api.override('queryProductPage', pageOf({ ...product, productName: '无水乙醇', allowedActions: ['EDIT' as const] }));
  api.override('listPurchasingCategories', [{ ...firstOf(api.example('listPurchasingCategories')), categoryName: '货物' }]);
  api.override('listPurchasingExecutions', [{ ...firstOf(api.example('listPurchasingExecutions')), executionName: '竞价' }]);
  const value = firstOf(api.example('queryCharacterSchoolPage').records as Schemas['CharacterSchoolValue'][]);
  const byDefault = { isOwn: false, valueType: 'TEXT', paramName: '提示', allowedActions: ['CREATE'] } as const;
  api.override('queryCharacterSchoolPage', pageOf({ ...value, ...byDefault, allowedActions: [...byDefault.allowedActions] }));
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** What the window keeps is all that is left. */
function leave() {
  cleanup();
  rendered.session?.close();
}

async function fill(user: UserEvent, { form, button, field }: Pick<Form, 'form' | 'button' | 'field'>, text: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  const input = await (await dialog(form)).findByRole('textbox', { name: field });
  await user.clear(input);
  await user.type(input, text);
}

/** `npm test` tries every third, other runs all of them; a browser tries the forms of all pages (drafts.e2e). */
const stride = Number(process.env.TEST_SHARE ?? 1) > 1 ? 1 : 3;

test.each(forms.filter((_, index) => index % stride === 0))(
  'what stood in “$form” ($button) is offered after a reload, and put back',
  async (one) => {
    allowAll();
    const { page, options, form, field } = one;
    const { user } = await openScreen(page, options);
    await fill(user, one, '12.5');
    leave();

    const again = await openScreen(page, options);
    expect(await screen.findByText(new RegExp(`“${form}”中有未保存的内容`))).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: '继续填写' }));
    const opened = await dialog(form);
    expect(await opened.findByText(/^已恢复/)).toBeVisible();
    expect(opened.getByRole('textbox', { name: field })).toHaveValue('12.5');
  },
);

/** Fills a form, leaves the page and comes back to it as `returning` makes it; resolves when the page is there. */
async function fillAndReturn(one: Form, text: string, returning: { page?: string; options?: OpenOptions; change?: () => void }) {
  allowAll();
  const { user } = await openScreen(one.page, one.options);
  await fill(user, one, text);
  leave();
  returning.change?.();
  const again = await openScreen(returning.page ?? one.page, returning.options ?? one.options);
  await screen.findAllByRole('rowheader');
  return again;
}

const named = (button: string) => firstOf(forms.filter((one) => one.button === button));

describe('a draft is not offered', () => {
  test('of a new one, to who may no longer create one', async () => {
    await fillAndReturn(named('新建字典类型'), '仓库', { options: platform() });
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
  });

  test.each(['编辑 竞价', '进度节点 竞价'])('of a row with which that may no longer be done (%s)', async (button) => {
    const [execution] = api.example('listPurchasingExecutions') as [Schemas['PurchasingExecution']];
    const change = () =>
      api.override('listPurchasingExecutions', [{ ...execution, executionName: '竞价', allowedActions: ['DISABLE'] }]);
    await fillAndReturn(named(button), '12', { change });
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
  });

  test.each(['新建分类', '新建下级 货物'])('of what was entered for another school (%s)', async (button) => {
    await fillAndReturn(named(button), '耗材', { page: `${pages.goods}?companyId=1003` });
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
    leave();
    await openScreen(pages.goods, goods);
    expect(await screen.findByText(/未保存的内容/)).toBeVisible();
  });

  test('of the value that another school has by default, too', async () => {
    const [value] = api.example('queryCharacterSchoolPage').records as [Schemas['CharacterSchoolValue']];
    const other = { ...value, companyId: '1003', isOwn: false, allowedActions: ['CREATE' as const] };
    await fillAndReturn(named('单独设置 提示'), '12', {
      change: () => api.override('queryCharacterSchoolPage', pageOf(other)),
    });
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
  });
});

test('a group of fields has what others have saved meanwhile, but for the field that was changed', async () => {
  const [execution] = api.example('listPurchasingExecutions') as [Schemas['PurchasingExecution']];
  const bidConfig = { ...(execution.bidConfig as NonNullable<typeof execution.bidConfig>), minBidders: 7, depositAmount: '9.00' };
  const { user } = await fillAndReturn(named('编辑 竞价'), '12.5', {
    change: () => api.override('listPurchasingExecutions', [{ ...execution, executionName: '竞价', bidConfig }]),
  });
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const form = await dialog('编辑执行方式：竞价');
  expect(await form.findByRole('textbox', { name: '保证金' })).toHaveValue('12.5');
  expect(form.getByRole('textbox', { name: '保证金' })).toHaveAccessibleDescription(/已被他人修改/);
  expect(form.getByRole('textbox', { name: '最少报价家数' })).toHaveValue('7');
});

test('a field of a new one says nothing of others, also where it would begin otherwise now', async () => {
  const [, above] = api.example('queryMenuTree') as [Schemas['Menu'], Schemas['Menu']];
  const one = { ...named('新建下级 用户管理'), field: '排序' };
  const { user } = await fillAndReturn(one, '7', {
    change: () =>
      api.override('queryMenuTree', [{ ...above, children: above.children.map((child) => ({ ...child, sort: 500 })) }]),
  });
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const form = await dialog('新建菜单');
  expect(await form.findByRole('textbox', { name: '排序' })).toHaveValue('7');
  expect(form.getByRole('textbox', { name: '排序' })).not.toHaveAccessibleDescription(/已被他人修改/);
});

test('nodes that somebody else has changed meanwhile say so', async () => {
  const [node] = api.example('listPurchasingProgress') as [Schemas['PurchasingProgress']];
  const { user } = await fillAndReturn(named('进度节点 竞价'), '立项', {
    change: () => api.override('listPurchasingProgress', [{ ...node, nodeName: '申报' }]),
  });
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const form = await dialog('进度节点：竞价');
  expect(await form.findByText(/已被他人修改/)).toBeVisible();
  expect(form.getByRole('textbox', { name: '节点名称，第 1 个节点' })).toHaveValue('立项');
});

test('a department is continued below the one that it was begun for', async () => {
  const { user } = await fillAndReturn(named('新建下级 信息中心'), '网络部', {});
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const form = await dialog('新建部门');
  expect(await form.findByRole('combobox', { name: '上级部门' })).toHaveValue('信息中心');
});

test('files that the server has are put back, and more can be added; an upload ends with its page', async () => {
  const kept = (fileName: string) => ({ ...api.example('uploadFile'), id: `file-${fileName.charCodeAt(0)}`, fileName });
  const picture = (name: string) => new File(['x'], name);
  allowAll();
  const one = named('新建产品');
  const { user } = await openScreen(one.page, one.options);
  await fill(user, one, '12');
  const before = await dialog(one.form);
  api.override('uploadFile', kept('甲.png'));
  await user.upload(before.getByLabelText('图片', { selector: 'input' }), picture('甲.png'));
  await waitFor(() => expect(before.queryByRole('progressbar')).toBeNull());
  const never = Promise.withResolvers<ReturnType<typeof kept>>();
  api.override('uploadFile', () => never.promise);
  await user.upload(before.getByLabelText('图片', { selector: 'input' }), picture('乙.png'));
  expect(await before.findByText('乙.png')).toBeVisible();
  leave();
  never.resolve(kept('乙.png'));

  const again = await openScreen(one.page, one.options);
  await again.user.click(await screen.findByRole('button', { name: '继续填写' }));
  const form = await dialog(one.form);
  expect(await form.findByText('甲.png')).toBeVisible();
  expect(form.queryByText('乙.png')).toBeNull();
  api.override('uploadFile', kept('丙.png'));
  await again.user.upload(form.getByLabelText('图片', { selector: 'input' }), picture('丙.png'));
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  expect(form.getByText('甲.png')).toBeVisible();
  expect(form.getByText('丙.png')).toBeVisible();
});
