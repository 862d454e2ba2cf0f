import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '#testing/renderUi.tsx';
import { CheckTree } from './CheckTree.tsx';
import type { CheckNode } from './checkNode.ts';

const node = (id: string, isGroup: boolean, ...children: CheckNode[]): CheckNode => ({ id, label: id, isGroup, children });
const roots = [node('home', false), node('users', true, node('roles', false, node('create', false)), node('depts', false))];

function Tree({ disabled = false }: { disabled?: boolean }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <p id="name">menus</p>
      <CheckTree roots={roots} ticked={ticked} onChange={setTicked} labelledBy="name" disabled={disabled} />
    </>
  );
}

const item = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });

test('one tab stop; arrows, Home, End and typing move; right and left open and close', async () => {
  const user = await renderUi(<Tree />);
  expect(screen.getAllByRole('treeitem').filter((each) => each.tabIndex === 0)).toHaveLength(1);
  item('home').focus();
  await user.keyboard('{ArrowDown}');
  expect(item('users')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(item('roles')).toHaveFocus();
  expect(item('roles')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(item('create')).toHaveFocus();
  expect(item('create')).toHaveAttribute('aria-level', '3');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(item('roles')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{End}');
  expect(item('depts')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('home')).toHaveFocus();
  await user.keyboard('d');
  expect(item('depts')).toHaveFocus();
});

test('Space ticks with what belongs to it; half is said to be half', async () => {
  const user = await renderUi(<Tree />);
  await user.click(screen.getByRole('button', { name: '全部展开' }));
  item('create').focus();
  await user.keyboard(' ');
  expect(item('create')).toHaveAttribute('aria-checked', 'true');
  expect(item('roles')).toHaveAttribute('aria-checked', 'true');
  expect(item('users')).toHaveAttribute('aria-checked', 'mixed');
  expect(screen.getByText('已选 3 项')).toBeVisible();
});

test('a click anywhere on the row ticks once, also on the box', async () => {
  const user = await renderUi(<Tree />);
  await user.click(screen.getByRole('checkbox', { name: 'home' }));
  expect(item('home')).toHaveAttribute('aria-checked', 'true');
  await user.click(screen.getByText('home'));
  expect(item('home')).toHaveAttribute('aria-checked', 'false');
});

test('everything is chosen and cleared at once', async () => {
  const user = await renderUi(<Tree />);
  await user.click(screen.getByRole('button', { name: '全选' }));
  expect(screen.getByText('已选 5 项')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(screen.getByText('已选 0 项')).toBeVisible();
});

test('read only, it can be looked through and not changed', async () => {
  const user = await renderUi(<Tree disabled />);
  await user.click(item('home'));
  expect(item('home')).toHaveAttribute('aria-checked', 'false');
  expect(screen.queryByRole('button', { name: '全选' })).toBeNull();
});

test('what is looked for is shown with what leads to it, and is ticked like anything else', async () => {
  const user = await renderUi(<Tree />);
  const search = screen.getByRole('searchbox', { name: '按名称查找' });
  await user.type(search, 'CREA');
  expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent?.trim())).toEqual(['users', 'roles', 'create']);
  await user.click(item('create'));
  await user.clear(search);
  expect(item('users')).toHaveAttribute('aria-checked', 'mixed');
  expect(item('home')).toBeVisible();
  await user.type(search, 'nothing like it');
  expect(screen.getByText('没有匹配的项')).toBeVisible();
});
