import type { Schemas } from '@campus-procurement/sdk';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { leavePage } from './continueDraft.ts';
import { openScreen } from './openScreen.ts';
import { api } from './renderApp.tsx';
import { doWith } from './rowActs.ts';

type OpenOptions = Parameters<typeof openScreen>[1];

export interface DraftForm {
  /** The title of the form. */
  form: string;
  page: string;
  /** The button that opens it. */
  button: string;
  field: string;
  options: OpenOptions;
}

const can = (...permissions: string[]): OpenOptions => ({ permissions });
export const platform = (...permissions: string[]): OpenOptions => ({ permissions, userType: 'PLATFORM' });
export const goods = can('system:goodsCategory:create', 'system:goodsCategory:update');
const menus = can('system:menu:create', 'system:menu:update');
const patterns = can('system:purchasingCategory:create', 'system:purchasingExecution:create');
const products = can('content:product:create');

export const pages = {
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

/** The forms of the pages of the system's configuration, each with a field of text. */
export const draftForms: DraftForm[] = [
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
  { form: '新建产品', page: pages.products, button: '新建产品', field: '参考价', options: products },
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

export const pageOf = <T>(...records: T[]) => ({ records, total: records.length, current: 1, size: 10 });
const firstOf = <T>([first]: readonly T[]) => first as T;

/** Rows with which everything may be done that has a form. */
export function allowAll() {
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

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Opens a form, and writes into its field. */
export async function fill(user: UserEvent, { form, button, field }: DraftForm, text: string) {
  await doWith(user, button);
  const input = await (await dialog(form)).findByRole('textbox', { name: field });
  await user.clear(input);
  await user.type(input, text);
}

/** The one that a button opens. */
export const named = (button: string) => firstOf(draftForms.filter((one) => one.button === button));

/** Fills a form, leaves the page and comes back to it as `returning` makes it; resolves when the page is there. */
export async function fillAndReturn(
  one: DraftForm,
  text: string,
  returning: { page?: string; options?: OpenOptions; change?: () => void },
) {
  allowAll();
  const { user } = await openScreen(one.page, one.options);
  await fill(user, one, text);
  leavePage();
  returning.change?.();
  const again = await openScreen(returning.page ?? one.page, returning.options ?? one.options);
  await screen.findAllByRole('rowheader');
  return again;
}
