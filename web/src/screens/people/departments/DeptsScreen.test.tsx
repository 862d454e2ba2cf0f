import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

const [root] = api.example('getLocalDeptTree');
const all: Schemas['Dept']['allowedActions'] = ['ADD_CHILD', 'EDIT', 'DELETE'];
const blank = { ...(root as Schemas['Dept']), leaderId: null, leaderName: null, allowedActions: all, children: [] };
const lab: Schemas['Dept'] = {
  ...blank,
  id: 'lab',
  deptName: '有机化学实验室',
  deptCode: '130101',
  deptType: 2,
  parentId: 'chem',
};
const chem: Schemas['Dept'] = { ...blank, id: 'chem', deptName: '化学化工学院', deptCode: '1301', deptType: 1, children: [lab] };
const physics: Schemas['Dept'] = { ...blank, id: 'physics', deptName: '物理学院', deptCode: '1302', deptType: 1, sort: 20 };
const school: Schemas['Dept'] = {
  ...blank,
  id: 'root',
  deptName: '江海大学',
  deptType: 0,
  allowedActions: ['ADD_CHILD', 'EDIT'],
  children: [chem, physics],
};

async function openDepts({ search = '', tree = school } = {}) {
  api.override('getUserMenu', [menuItem('/system/dept', '部门')]);
  api.override('getLocalDeptTree', [tree]);
  const app = await renderApp(`/system/dept${search}`);
  await screen.findAllByRole('rowheader');
  return app;
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the tree', () => {
  test('opens and closes with a click and with the arrow keys', async () => {
    const { user } = await openDepts();
    expect(names()).toEqual(['江海大学', '化学化工学院', '物理学院']);
    const below = screen.getByRole('button', { name: '化学化工学院的下级' });
    expect(below).toHaveAttribute('aria-expanded', 'false');
    below.focus();
    await user.keyboard('{ArrowRight}');
    expect(names()).toEqual(['江海大学', '化学化工学院', '有机化学实验室', '物理学院']);
    await user.keyboard('{ArrowLeft}');
    expect(names()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '全部展开' }));
    expect(names()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: '全部收起' }));
    expect(names()).toEqual(['江海大学']);
  });

  test('shows what was searched for with all that is above it', async () => {
    await openDepts({ search: '?deptName=有机' });
    expect(callsOf('getLocalDeptTree')[0]?.query).toEqual({ deptName: '有机' });
    expect(screen.getByRole('rowheader', { name: /有机化学实验室/ })).toBeVisible();
  });

  test('offers nothing to who may only read', async () => {
    const bare = (dept: Schemas['Dept']): Schemas['Dept'] => ({ ...dept, allowedActions: [], children: dept.children.map(bare) });
    await openDepts({ tree: bare(school) });
    expect(screen.queryByRole('button', { name: /新建|编辑|删除|更多/ })).toBeNull();
  });
});

describe('a department', () => {
  test('that somebody else has changed meanwhile is taken on as it is now, to be saved after all', async () => {
    const { user } = await openDepts();
    await doWith(user, '编辑 物理学院');
    const form = await dialog('编辑部门：物理学院');
    api.override('updateDept', ({ reply }) => reply.fail(4090), { once: true });
    const changed = { ...physics, version: physics.version + 1, deptName: '物理与电子学院' };
    api.override('getLocalDeptTree', [{ ...school, children: [chem, changed] }]);
    await user.type(await form.findByRole('textbox', { name: '部门名称' }), '（新）');
    await user.click(form.getByRole('button', { name: '保存' }));
    await user.click(await form.findByRole('button', { name: '载入最新内容' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: '部门名称' })).toHaveValue('物理与电子学院'));
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('updateDept')[1]?.body).toMatchObject({ version: changed.version }));
  });

  test('is created below another, in the level that follows', async () => {
    const { user } = await openDepts();
    await doWith(user, '新建下级 化学化工学院');
    const form = await dialog('新建部门');
    await user.type(await form.findByRole('textbox', { name: '部门名称' }), '核磁共振中心');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('部门编码须为 1 至 20 位字母、数字、横线或下划线')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: '部门编码' }), '130106');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(callsOf('createDept')[0]?.body).toMatchObject({ deptName: '核磁共振中心', parentId: 'chem', deptType: 2, sort: 10 }),
    );
  });

  test('moves to another of the same level', async () => {
    const { user } = await openDepts();
    await user.click(screen.getByRole('button', { name: '全部展开' }));
    await doWith(user, '编辑 有机化学实验室');
    const form = await dialog('编辑部门：有机化学实验室');
    await user.click(await form.findByRole('combobox', { name: '上级部门' }));
    expect(screen.queryByRole('option', { name: '江海大学' })).toBeNull();
    await user.click(await screen.findByRole('option', { name: '物理学院' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('updateDept')[0]?.body).toMatchObject({ id: 'lab', parentId: 'physics' }));
  });

  test('that is in use is not deleted, and the question says why', async () => {
    api.override('deleteDept', ({ reply }) => reply.fail(4205, '存在下级，不能删除'));
    const { user } = await openDepts();
    expect(await actsOf(user, '江海大学')).not.toContain('删除');
    await doWith(user, '删除 化学化工学院');
    const question = await dialog('删除“化学化工学院”？');
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await question.findByText('存在下级，不能删除')).toBeVisible();
  });
});
