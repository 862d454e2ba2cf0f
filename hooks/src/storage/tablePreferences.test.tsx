import { act } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { open, openReady } from '../testing/open.ts';
import { renderInSession } from '../testing/renderInSession.tsx';
import { useSavedViews } from '../useSavedViews.ts';
import { useSubjectColor } from '../useSubjectColor.ts';
import { useTableLayout } from '../useTableLayout.ts';

describe('the layout of a table', () => {
  const designed = { hidden: ['remark'] };

  it('is as designed until it is changed, part by part, and again when it is reset', async () => {
    const { session } = await openReady();
    const { result } = renderInSession(session, () => useTableLayout('roles', designed));
    const first = { hidden: ['remark'], order: [], pinned: [], widths: {}, density: 'normal' };
    expect(result.current).toMatchObject({ layout: first, isChanged: false });
    act(() => result.current.change({ widths: { name: 240 } }));
    act(() => result.current.change({ density: 'compact' }));
    expect(result.current).toMatchObject({ layout: { ...first, widths: { name: 240 }, density: 'compact' }, isChanged: true });
    act(() => result.current.reset());
    expect(result.current).toMatchObject({ layout: first, isChanged: false });
  });

  it('is one of its table: changes and a reset leave those of others', async () => {
    const { session } = await openReady();
    const { result } = renderInSession(session, () => ({ roles: useTableLayout('roles'), users: useTableLayout('users') }));
    act(() => result.current.roles.change({ pinned: ['name'] }));
    act(() => result.current.users.change({ pinned: ['account'] }));
    expect(result.current.roles.layout.pinned).toEqual(['name']);
    act(() => result.current.roles.reset());
    expect(result.current.roles.layout.pinned).toEqual([]);
    expect(result.current.users.layout.pinned).toEqual(['account']);
  });

  it('is the same object as long as it is the same', async () => {
    const { session } = await openReady();
    const { result, rerender } = renderInSession(session, () => useTableLayout('roles', designed));
    const { layout } = result.current;
    rerender();
    expect(result.current.layout).toBe(layout);
  });
});

describe('saved views', () => {
  function useViews() {
    return { roles: useSavedViews('roles'), users: useSavedViews('users') };
  }

  it('are kept by list and name: one of the same name takes the place of the other, and each can be removed', async () => {
    const { session } = await openReady();
    const { result } = renderInSession(session, useViews);
    act(() => result.current.users.save({ name: 'Disabled', search: 'status=DISABLED' }));
    act(() => result.current.roles.save({ name: 'Finance', search: 'roleName=finance' }));
    act(() => result.current.roles.save({ name: 'Disabled', search: 'status=DISABLED' }));
    act(() => result.current.roles.save({ name: 'Finance', search: 'roleName=money' }));
    expect(result.current.roles.views).toEqual([
      { name: 'Disabled', search: 'status=DISABLED' },
      { name: 'Finance', search: 'roleName=money' },
    ]);
    act(() => result.current.roles.remove('Disabled'));
    expect(result.current.roles.views.map(({ name }) => name)).toEqual(['Finance']);
    expect(result.current.users.views).toHaveLength(1);
  });

  it('are twenty of a list at most: the oldest goes, and never all of them', async () => {
    const { session } = await openReady();
    const { result } = renderInSession(session, useViews);
    for (let count = 1; count <= 21; count++) act(() => result.current.roles.save({ name: `${count}`, search: '' }));
    expect(result.current.roles.views.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 2}`));
  });
});

test('the subject colour is that of the specification until one is chosen', () => {
  const { session } = open();
  const { result } = renderInSession(session, useSubjectColor);
  expect(result.current[0]).toBe('rgb(36, 96, 179)');
  act(() => result.current[1]('rgb(31, 115, 60)'));
  expect(result.current[0]).toBe('rgb(31, 115, 60)');
});
