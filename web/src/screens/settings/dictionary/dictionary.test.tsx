import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { actsOf } from '#testing/rowActs.ts';

const types = () => api.example('queryDictTypePage').records as Schemas['DictType'][];
const openTypes = (options = {}) =>
  openScreen('/system/dictionary/dictType', { permissions: ['system:dictType:create'], userType: 'PLATFORM', ...options });
const openEntries = (dictType: string) => openScreen(`/system/dictionary/dictData?dictType=${dictType}`);

describe('dictionary types', () => {
  test('lead to their entries', async () => {
    await openTypes();
    const entries = '/system/dictionary/dictData?dictType=campus';
    expect(await screen.findByRole('link', { name: '校区' })).toHaveAttribute('href', entries);
  });

  test('are created with a key of the right shape', async () => {
    const { user } = await openTypes();
    await user.click(await screen.findByRole('button', { name: '新建字典类型' }));
    const form = within(await screen.findByRole('dialog', { name: '新建字典类型' }));
    await user.type(await form.findByRole('textbox', { name: '字典名称' }), '仓库类型');
    await user.type(form.getByRole('textbox', { name: '字典类型' }), 'Warehouse');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText(/须以小写字母开头/)).toBeVisible();
    await user.clear(form.getByRole('textbox', { name: '字典类型' }));
    await user.type(form.getByRole('textbox', { name: '字典类型' }), 'warehouse_kind');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(callsOf('saveDictType')[0]?.body).toEqual({ dictName: '仓库类型', dictType: 'warehouse_kind', remark: '' }),
    );
  });

  test('can only be read by who looks after one school', async () => {
    api.override('queryDictTypePage', {
      records: types().map((type) => ({ ...type, allowedActions: [] })),
      total: 2,
      current: 1,
      size: 10,
    });
    await openTypes({ userType: 'STAFF' });
    expect(await screen.findByRole('link', { name: '校区' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /新建|编辑|停用|删除|更多/ })).toBeNull();
  });
});

describe('dictionary entries', () => {
  test('are created in their type with a colour', async () => {
    const { user } = await openEntries('campus');
    expect(await screen.findByRole('heading', { name: '字典数据：校区' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '新建字典数据' }));
    const form = within(await screen.findByRole('dialog', { name: '新建字典数据' }));
    await user.type(await form.findByRole('textbox', { name: '标签' }), '南校区');
    await user.type(form.getByRole('textbox', { name: '键值' }), '南校区');
    await user.click(form.getByRole('combobox', { name: '标签颜色' }));
    await user.click(await screen.findByRole('option', { name: '橙色' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(callsOf('saveDictEntry')[0]?.body).toMatchObject({
        dictType: 'campus',
        dictLabel: '南校区',
        dictLabelEn: null,
        dictValue: '南校区',
        tagColor: 'orange',
        isDefault: false,
      }),
    );
  });

  test('keep their type when they are searched', async () => {
    const { user, address } = await openEntries('campus');
    await user.type(await screen.findByRole('textbox', { name: '标签或键值' }), '东{Enter}');
    await waitFor(() => expect(address()).toContain('dictType=campus'));
    await waitFor(() =>
      expect(callsOf('queryDictEntryPage').at(-1)?.query).toMatchObject({ dictType: 'campus', dictLabel: '东' }),
    );
  });

  test('are offered as the server allows: an enumeration takes none, and of the platform a school changes none', async () => {
    const [campus] = types();
    const status = { ...(campus as Schemas['DictType']), dictType: 'status', dictName: '状态', allowedActions: [] };
    api.override('queryDictTypePage', { records: [status], total: 1, current: 1, size: 100 });
    api.override('queryDictEntryPage', api.example('queryDictEntryPage'));
    const { user } = await openEntries('status');
    await screen.findByRole('rowheader', { name: /卷/ });
    expect(screen.queryByRole('button', { name: '新建字典数据' })).toBeNull();
    expect(await actsOf(user, '卷')).toContain('编辑');
    expect(await actsOf(user, '台')).not.toContain('编辑');
  });

  test.each(['', '?dictType=nothing_known', "?dictType='%3B"])('of no known type lead back to the types (%s)', async (search) => {
    await openScreen(`/system/dictionary/dictData${search}`);
    expect(await screen.findByRole('link', { name: '查看字典类型' })).toHaveAttribute('href', '/system/dictionary/dictType');
  });
});
