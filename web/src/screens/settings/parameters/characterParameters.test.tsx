import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

type Parameter = Schemas['CharacterParameter'];
type Value = Schemas['CharacterSchoolValue'];

const [exampleParameter] = api.example('queryCharacterPage').records;
const [exampleValue] = api.example('queryCharacterSchoolPage').records;
const cross: Parameter = {
  ...(exampleParameter as Parameter),
  id: 'cross',
  paramKey: 'ifCrossAcceptance',
  paramName: '是否跨部门验收',
  paramValue: 'N',
  valueType: 'SWITCH',
  builtIn: true,
  status: 'ENABLED',
  allowedActions: ['EDIT'],
};
const pageOf = <T,>(...records: T[]) => ({ records, total: records.length, current: 1, size: 10 });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

/** The features of the product: each is a switch, except the address of a template. */
const features = [
  'ifOpenEntry',
  'ifCrossAcceptance',
  'JNUniversityCharacter',
  'SYDUniversityCharacter',
  'QLGYUniversityCharacter',
  'categoryWhetherUsePopupMode',
  'ifAutoDelayWhenNoDecision',
  'whetherHideEntryNewlyCreatedProject',
  'isShowJoinIp',
  'whetherToEnableSharedInventory',
];

function aValue(change: Partial<Value>): Value {
  const byDefault = { isOwn: false, defaultValue: 'N', paramValue: 'N', allowedActions: ['CREATE' as const] };
  return { ...(exampleValue as Value), valueType: 'SWITCH', companyId: '1001', ...byDefault, ...change };
}

async function openValues(values: Value[], options = {}) {
  api.override('queryCharacterSchoolPage', pageOf(...values));
  const app = await openScreen('/character-parameter-school', options);
  await screen.findAllByRole('rowheader');
  return app;
}

describe('parameters', () => {
  async function openParameters(permissions = ['system:characterValue:create']) {
    api.override('queryCharacterPage', pageOf(cross));
    const app = await openScreen('/character-parameter', { permissions, userType: 'PLATFORM' });
    await screen.findAllByRole('rowheader');
    return app;
  }

  test('are created with a default of their kind', async () => {
    const { user } = await openParameters();
    await user.click(screen.getByRole('button', { name: '新建参数' }));
    const form = await dialog('新建参数');
    await user.type(await form.findByRole('textbox', { name: '参数名称' }), '登录提示');
    await user.type(form.getByRole('textbox', { name: '参数键' }), 'loginLimit');
    await user.click(form.getByRole('combobox', { name: '类型' }));
    await user.click(await screen.findByRole('option', { name: '数字' }));
    await user.clear(form.getByRole('textbox', { name: '参数值' }));
    await user.type(form.getByRole('textbox', { name: '参数值' }), 'many');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('参数值与参数类型不符')).toBeVisible();
    await user.clear(form.getByRole('textbox', { name: '参数值' }));
    await user.type(form.getByRole('textbox', { name: '参数值' }), '5');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(callsOf('saveCharacter')[0]?.body).toMatchObject({
        companyId: '0',
        paramKey: 'loginLimit',
        valueType: 'NUMBER',
        paramValue: '5',
      }),
    );
  });

  test('tell before another default is saved how many schools it concerns, and which pages come there', async () => {
    const roles = [{ roleName: '采购人', userCount: 62 }];
    api.override('previewCharacterEffects', ({ query }) => ({
      changed: query?.companyId === '0' && query.paramValue === 'Y',
      schoolCount: 2,
      vanishing: [],
      keptCount: 7,
      appearing: [{ menuName: '共享库存', menuNameEn: null, roles }],
    }));
    const { user } = await openParameters();
    await doWith(user, '编辑 是否跨部门验收');
    const form = await dialog('编辑参数：是否跨部门验收');
    expect(form.queryByText('将带来的变化')).toBeNull();
    await user.click(await form.findByRole('radio', { name: '启用' }));
    expect(await form.findByText('涉及 2 所没有单独设置的学校')).toBeVisible();
    for (const text of ['菜单出现“共享库存”：采购人 62 人', /^7 个进行中的采购/]) expect(form.getByText(text)).toBeVisible();
  });

  test('that are built in are neither disabled nor deleted', async () => {
    const { user } = await openParameters();
    expect(await actsOf(user, '是否跨部门验收')).toEqual(['编辑']);
  });

  test('are not created by who may not', async () => {
    await openParameters([]);
    expect(screen.queryByRole('button', { name: '新建参数' })).toBeNull();
  });
});

describe('values of a school', () => {
  test.each(features)('%s is shown as on and as off, and where that comes from', async (paramKey) => {
    const on = aValue({
      id: 'on',
      paramKey,
      paramName: '开着的',
      paramValue: 'Y',
      isOwn: true,
      allowedActions: ['EDIT', 'RESET'],
    });
    const off = aValue({ id: 'off', paramKey, paramName: '关着的' });
    await openValues([on, off]);
    expect(
      row('开着的')
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['启用', '本校设置', '停用']);
    expect(
      row('关着的')
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['停用', '平台默认', '停用']);
  });

  test('the address of the template is none, the built-in one, or an own one', async () => {
    const template = { paramKey: 'argumentReportTemplateUrl', valueType: 'URL' as const, defaultValue: '' };
    await openValues([
      aValue({ ...template, id: 'none', paramName: '无', paramValue: '' }),
      aValue({ ...template, id: 'builtIn', paramName: '自带', paramValue: 'Y' }),
      aValue({ ...template, id: 'own', paramName: '自有', paramValue: 'https://example.edu.cn/a.docx' }),
    ]);
    expect(row('无').getAllByText('未设置')).toHaveLength(2);
    expect(row('自带').getByText('系统自带')).toBeVisible();
    expect(row('自有').getByText('https://example.edu.cn/a.docx')).toBeVisible();
  });

  test('are set where the default holds', async () => {
    const { user } = await openValues([aValue({ paramKey: 'ifOpenEntry', paramName: '是否开启入库' })]);
    await doWith(user, '单独设置 是否开启入库');
    const form = await dialog('单独设置：是否开启入库');
    await user.click(await form.findByRole('radio', { name: '启用' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    const body = { companyId: '1001', paramKey: 'ifOpenEntry', paramValue: 'Y' };
    await waitFor(() => expect(callsOf('saveCharacter')[0]?.body).toEqual(body));
  });

  test('tell before they are saved which pages come and go, for how many, and what keeps the old value', async () => {
    const held = [{ roleName: '采购人', userCount: 31 }];
    api.override('previewCharacterEffects', ({ query }) => ({
      changed: query?.paramValue === 'Y',
      schoolCount: 1,
      appearing: [{ menuName: '关联项目', menuNameEn: 'Linked items', roles: [...held, { roleName: '采购专员', userCount: 2 }] }],
      vanishing: [{ menuName: '发起采购', menuNameEn: 'New request', roles: held }],
      keptCount: 12,
    }));
    const { user } = await openValues([aValue({ paramKey: 'QLGYUniversityCharacter', paramName: '齐鲁工大特色' })]);
    await doWith(user, '单独设置 齐鲁工大特色');
    const form = await dialog('单独设置：齐鲁工大特色');
    await user.click(await form.findByRole('radio', { name: '启用' }));
    expect(await form.findByText('将带来的变化')).toBeVisible();
    for (const text of [
      '菜单出现“关联项目”：采购人 31 人、采购专员 2 人',
      '菜单不再有“发起采购”：采购人 31 人',
      /^12 个进行中的采购/,
    ]) {
      expect(form.getByText(text)).toBeVisible();
    }
  });

  test('return to the default after a question that names the parameter and tells what will change', async () => {
    api.override('previewCharacterEffects', ({ query }) => ({
      changed: query?.paramValue === 'N',
      schoolCount: 1,
      appearing: [],
      keptCount: null,
      vanishing: [{ menuName: '共享库存', menuNameEn: null, roles: [{ roleName: '采购人', userCount: 31 }] }],
    }));
    const shown = { paramName: '显示参与IP', paramValue: 'Y', isOwn: true };
    const { user } = await openValues([aValue({ ...shown, allowedActions: ['EDIT', 'RESET'] })]);
    await doWith(user, '恢复默认 显示参与IP');
    const question = await dialog('“显示参与IP”恢复为平台默认值？');
    expect(await question.findByText('菜单不再有“共享库存”：采购人 31 人')).toBeVisible();
    await user.click(question.getByRole('button', { name: '恢复默认' }));
    expect(await screen.findByText('“显示参与IP”已恢复为平台默认值')).toBeVisible();
  });

  test('are only read by who may not change them', async () => {
    await openValues([aValue({ allowedActions: [] })]);
    expect(screen.queryByRole('button', { name: /^(单独设置|编辑|恢复默认|更多)/ })).toBeNull();
  });

  test('are those of the first school until another is chosen, for who looks after several', async () => {
    await openValues([aValue({})], { userType: 'PLATFORM' });
    const [first] = api.example('listSchoolsSimple');
    expect(callsOf('queryCharacterSchoolPage')[0]?.query).toMatchObject({ companyId: first?.companyId });
  });
});
