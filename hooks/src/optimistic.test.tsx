import type { Input, Output } from '@campus-procurement/sdk';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { credentials, openReady } from './testing/open.ts';
import { asSchoolAdmin } from './testing/people.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useApiMutation } from './useApiMutation.ts';
import { useApiQuery } from './useApiQuery.ts';
import { useInfiniteRows } from './useInfiniteRows.ts';
import { usePagedQuery } from './usePagedQuery.ts';

type Roles = Output<'queryRolePage'>;
const named = (roleName: string): Input<'saveRole'> => ({
  body: { roleName, roleCode: 'checker', dataScope: 'SCHOOL', menuIds: [] },
});
const withRows = (page: Roles, change: (row: Roles['records'][number]) => object): Roles => ({
  ...page,
  records: page.records.map((row) => ({ ...row, ...change(row) })),
});

/** Faults of reads that are never answered. */
const unanswered = Array.from({ length: 8 }, () => () => new Promise<never>(() => {}));

/** A list and two mutations of its rows: one changes the name, the other the remark. */
function useList() {
  const list = usePagedQuery('queryRolePage', {});
  const name = useApiMutation('saveRole', {
    optimistic: { queryRolePage: (page, { body }) => withRows(page, () => ({ roleName: body.roleName })) },
  });
  const remark = useApiMutation('saveRole', {
    optimistic: { queryRolePage: (page, { body }) => withRows(page, () => ({ remark: body.roleName })) },
  });
  return { list, name, remark };
}

async function openList() {
  const { session, server } = await openReady();
  const { result } = renderInSession(session, useList);
  await waitFor(() => expect(result.current.list.rows).toEqual([{ id: 'purchaser' }]));
  server.received.length = 0;
  /** Delays the next save until the returned function is called. */
  const holdSave = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.fail('saveRole', () => promise);
    return resolve;
  };
  /** From now on the list is not answered, so rows stay as the change has left them. */
  const holdReads = () => server.fail('queryRolePage', ...unanswered);
  const row = () => result.current.list.rows[0];
  return { session, server, result, holdSave, holdReads, row };
}

describe('a change that is optimistic', () => {
  it('is shown before the server has agreed, and stays when it has', async () => {
    const { server, result, holdSave, holdReads, row } = await openList();
    const agree = holdSave();
    holdReads();
    act(() => result.current.name.mutate(named('Checker')));
    await waitFor(() => expect(row()).toEqual({ id: 'purchaser', roleName: 'Checker' }));
    expect(result.current.name.isPending).toBe(true);
    await act(async () => agree());
    await waitFor(() => expect(result.current.name.isSuccess).toBe(true));
    expect(row()).toEqual({ id: 'purchaser', roleName: 'Checker' });
    expect(server.ids()).toEqual(['saveRole', 'queryRolePage']);
  });

  it('gives way to what the server says when the list is read again', async () => {
    const { result, row } = await openList();
    act(() => result.current.name.mutate(named('Checker')));
    await waitFor(() => expect(result.current.name.isSuccess).toBe(true));
    await waitFor(() => expect(row()).toEqual({ id: 'purchaser' }));
  });

  it.each([
    ['the server refuses it', async () => ({ status: 400, code: 4000 }), 4000],
    ['its answer gets lost', () => Promise.reject(new TypeError('network down')), null],
  ])('is taken back at once when %s', async (_, fault, code) => {
    const { server, result, row } = await openList();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.fail('saveRole', () => promise.then(fault));
    act(() => result.current.name.mutate(named('Checker')));
    await waitFor(() => expect(row()?.roleName).toBe('Checker'));
    await act(async () => resolve());
    await waitFor(() => expect(result.current.name.error).toMatchObject({ code }));
    expect(row()).toEqual({ id: 'purchaser' });
    expect(server.ids()).not.toContain('queryRolePage');
  });

  it('that fails takes nothing of another away which is on its way, whichever was first', async () => {
    for (const order of ['name first', 'remark first']) {
      const { server, result, holdSave, holdReads, row } = await openList();
      holdReads();
      const first = order === 'name first' ? 'name' : 'remark';
      const second = order === 'name first' ? 'remark' : 'name';
      server.fail('saveRole', async () => {
        await refusal.promise;
        throw new TypeError('network down');
      });
      const refusal = Promise.withResolvers<void>();
      act(() => result.current[first].mutate(named('Lost')));
      await waitFor(() => expect(server.ids()).toEqual(['saveRole']));
      const agree = holdSave();
      act(() => result.current[second].mutate(named('Kept')));
      const [lost, kept] = first === 'name' ? ['roleName', 'remark'] : ['remark', 'roleName'];
      await waitFor(() => expect(row()).toEqual({ id: 'purchaser', [lost as string]: 'Lost', [kept as string]: 'Kept' }));
      await act(async () => refusal.resolve());
      await waitFor(() => expect(result.current[first].isError).toBe(true));
      expect(row()).toEqual({ id: 'purchaser', [kept as string]: 'Kept' });
      await act(async () => agree());
      await waitFor(() => expect(result.current[second].isSuccess).toBe(true));
      expect(row()).toEqual({ id: 'purchaser', [kept as string]: 'Kept' });
    }
  });

  it('is not carried over into another role, whose rows are what the server says', async () => {
    const { session, result, holdSave, row } = await openList();
    const agree = holdSave();
    const sent = result.current.name.mutateAsync(named('Checker')).catch((error: unknown) => error);
    await waitFor(() => expect(row()?.roleName).toBe('Checker'));
    await act(() => session.switchTo(asSchoolAdmin));
    await waitFor(() => expect(result.current.list.rows).toEqual([{ id: 'school_admin' }]));
    expect(await sent).toMatchObject({ code: 'STALE_IDENTITY', wasSent: true });
    agree();
    expect(result.current.list.rows).toEqual([{ id: 'school_admin' }]);
  });

  it('ends with the session: who logs in next sees nothing of it', async () => {
    const { session, result, holdSave, row } = await openList();
    const agree = holdSave();
    const sent = result.current.name.mutateAsync(named('Checker')).catch((error: unknown) => error);
    await waitFor(() => expect(row()?.roleName).toBe('Checker'));
    await act(() => session.logout());
    expect(await sent).toMatchObject({ code: 'STALE_IDENTITY', cause: { name: 'AbortError' } });
    await act(() => session.login(credentials));
    agree();
    await waitFor(() => expect(result.current.list.rows).toEqual([{ id: 'purchaser' }]));
  });

  it('is seen by every way to read, and by what is selected from an answer', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, () => ({
      ...useList(),
      one: useApiQuery('queryRolePage', {}, { select: ({ records }) => records[0]?.roleName }),
      whole: useApiQuery('queryRolePage', { query: { size: 20 } }),
      grown: useInfiniteRows('queryRolePage', {}),
    }));
    const names = () => [
      result.current.list.rows[0]?.roleName,
      result.current.one.data,
      result.current.whole.data?.records[0]?.roleName,
      result.current.grown.rows[0]?.roleName,
    ];
    await waitFor(() => expect(result.current.grown.rows).toHaveLength(1));
    await waitFor(() => expect(result.current.whole.data?.total).toBe(1));
    const { promise, resolve } = Promise.withResolvers<void>();
    server.fail('saveRole', () => promise);
    server.fail('queryRolePage', ...unanswered);
    act(() => result.current.name.mutate(named('Checker')));
    await waitFor(() => expect(names()).toEqual(Array(4).fill('Checker')));
    await act(async () => resolve());
    await waitFor(() => expect(result.current.name.isSuccess).toBe(true));
    expect(names()).toEqual(Array(4).fill('Checker'));
  });
});

it('a change shows nothing before the server has agreed, unless it is told to', async () => {
  const { session, server } = await openReady();
  const { result } = renderInSession(session, () => ({
    list: usePagedQuery('queryRolePage', {}),
    save: useApiMutation('saveRole'),
  }));
  await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.fail('saveRole', () => promise);
  act(() => result.current.save.mutate(named('Checker')));
  await waitFor(() => expect(result.current.save.isPending).toBe(true));
  expect(result.current.list.rows).toEqual([{ id: 'purchaser' }]);
  await act(async () => resolve());
  expect(result.current.list.rows).toEqual([{ id: 'purchaser' }]);
});
