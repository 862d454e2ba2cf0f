import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { templateOf } from '#testing/templateOf.ts';

const head = '部门名称*,部门编码*,上级部门,负责人账号,联系电话,校区,排序';
const csv = (...lines: string[]) => new File([[head, ...lines].join('\r\n')], 'depts.csv', { type: 'text/csv' });
const good = csv('光谱分析室,139001,海洋学院,,0531-88889001,,', '海洋学院,1390,,schooladmin,,东校区,60');
const { depts } = api.example('importDepts');
const passed: Schemas['DeptImportResult'] = { depts, problems: [], problemCount: 0 };

async function openImport(permissions = ['system:dept:create', 'system:dept:import']) {
  api.override('getInfo', { ...(await exampleUser()), userType: 'STAFF', permissions });
  const { user } = await renderApp('/system/dept');
  await user.click(await screen.findByRole('button', { name: '导入部门' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入部门' }));
  return { user, dialog, choose: (file: File) => user.upload(dialog.getByLabelText('选择文件'), file) };
}

beforeEach(() => {
  api.override('getUserMenu', [menuItem('/system/dept', '部门')]);
  api.override('importDepts', passed);
});

describe('importing departments', () => {
  test('checks the file, shows where each department belongs, and imports all', async () => {
    const { user, dialog, choose } = await openImport();
    await choose(good);
    expect(await dialog.findByText('检查通过，可导入 2 个部门')).toBeVisible();
    const row = { phone: '', leader: '', campus: '', sort: '', parent: '' };
    const rows = [
      { ...row, deptName: '光谱分析室', deptCode: '139001', parent: '海洋学院', phone: '0531-88889001' },
      { ...row, deptName: '海洋学院', deptCode: '1390', leader: 'schooladmin', campus: '东校区', sort: '60' },
    ];
    expect(callsOf('importDepts')[0]?.body).toEqual({ rows, dryRun: true });
    expect(dialog.getByRole('row', { name: '2 光谱分析室 139001 海洋学院' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '导入 2 个部门' }));
    expect(await screen.findByText('已导入 2 个部门')).toBeVisible();
    expect(callsOf('importDepts')[1]?.body).toEqual({ rows, dryRun: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says what is wrong by line and column, in words, and imports nothing', async () => {
    const problem = (field: string, rule: string, message: string) => ({ field, rule, params: {}, message });
    const problems = [
      problem('rows.0.parent', 'cycle', '不能移动到自己的下级'),
      problem('rows.1.deptCode', 'unique', '已被使用'),
    ];
    api.override('importDepts', { depts: [], problems, problemCount: 2 });
    const { dialog, choose } = await openImport();
    await choose(good);
    expect(await dialog.findByText(/共 2 个部门，发现 2 处问题/)).toBeVisible();
    expect(dialog.getByRole('row', { name: '2 上级部门 海洋学院 文件中的部门互为上级' })).toBeVisible();
    expect(dialog.getByRole('row', { name: '3 部门编码 1390 已被使用' })).toBeVisible();
    expect(dialog.getByRole('button', { name: '导入部门' })).toBeDisabled();
  });

  test('has a template with the departments and campuses to choose from', async () => {
    const { user, dialog } = await openImport();
    const { head: labels, choices } = await templateOf(() => user.click(dialog.getByRole('button', { name: '下载模板' })));
    expect(labels).toEqual(['部门名称', '部门编码', '上级部门', '负责人账号', '联系电话', '校区', '排序']);
    for (const text of ['信息中心', '1305', '东校区']) expect(choices).toContain(text);
  });

  test('is offered to who may do it only', async () => {
    api.override('getInfo', { ...(await exampleUser()), permissions: ['system:dept:create'] });
    await renderApp('/system/dept');
    await screen.findAllByRole('rowheader');
    expect(screen.queryByRole('button', { name: '导入部门' })).toBeNull();
  });
});
