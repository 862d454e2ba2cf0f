import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { createFakeServer } from './testing/fakeServer.ts';
import { openReady } from './testing/open.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useDictionary } from './useDictionary.ts';
import { useInfiniteRows } from './useInfiniteRows.ts';
import { useLocalePreference } from './useLocalePreference.ts';

type Server = ReturnType<typeof createFakeServer>;

/** Sets the next pages of the list. */
function answer(server: Server, total: number, ...pages: string[][]) {
  const answers = pages.map((ids) => ({ records: ids.map((id) => ({ id })), total }));
  server.fail('queryRolePage', ...answers.map((data) => ({ status: 200, code: 0, data })));
}

const asked = ({ received }: Server) =>
  received.filter(({ id }) => id === 'queryRolePage').map(({ body }) => (body as { current: string }).current);

describe('a list that grows downwards', () => {
  it('keeps what it has read, and ends where the rows do', async () => {
    const { session, server } = await openReady();
    answer(server, 3, ['a', 'b'], ['c']);
    const { result } = renderInSession(session, () => useInfiniteRows('queryRolePage', { size: 2 }));
    await waitFor(() => expect(result.current.rows).toEqual([{ id: 'a' }, { id: 'b' }]));
    expect(result.current).toMatchObject({ total: 3, hasMore: true, isPending: false });
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.rows).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]));
    expect(result.current.hasMore).toBe(false);
    expect(asked(server)).toEqual(['1', '2']);
  });

  it('shows a row once, though a newer one has pushed it onto the next page', async () => {
    const { session, server } = await openReady();
    answer(server, 3, ['a', 'b']);
    const { result } = renderInSession(session, () => useInfiniteRows('queryRolePage', { size: 2 }));
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    answer(server, 4, ['b', 'c']);
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']));
  });

  it('does not ask for ever where a page is empty, whatever the total says', async () => {
    const { session, server } = await openReady();
    answer(server, 5, ['a'], []);
    const { result } = renderInSession(session, () => useInfiniteRows('queryRolePage', { size: 1 }));
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.hasMore).toBe(false));
  });

  it('asks nothing while it is disabled, and is asked for once it is not', async () => {
    const { session, server } = await openReady();
    let enabled = false;
    const { result, rerender } = renderInSession(session, () => useInfiniteRows('queryRolePage', {}, { enabled }));
    await act(() => session.client.session.getSessionStatus());
    expect(result.current).toMatchObject({ rows: [], isPending: true, isFetching: false, hasMore: false, error: null });
    expect(asked(server)).toEqual([]);
    enabled = true;
    rerender();
    await waitFor(() => expect(result.current.rows).toEqual([{ id: 'purchaser' }]));
    expect(asked(server)).toEqual(['1']);
  });

  it('says what has failed and goes on from there', async () => {
    const { session, server } = await openReady();
    server.fail('queryRolePage', { status: 500, code: 5000 });
    const { result } = renderInSession(session, () => useInfiniteRows('queryRolePage', { size: 2 }));
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ServerError' }));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current).toMatchObject({ rows: [{ id: 'purchaser' }], error: null }));
  });
});

describe('a dictionary', () => {
  const entries = [
    { dictValue: 'box', dictLabel: '\u7bb1', dictLabelEn: 'box' },
    { dictValue: 'set', dictLabel: '\u5957', dictLabelEn: null },
  ];

  it('has its labels in the language of the user, in Chinese where there is no other', async () => {
    const { session, server } = await openReady();
    server.fail('queryDictDataByType', { status: 200, code: 0, data: entries });
    const { result } = renderInSession(session, () => ({ dictionary: useDictionary('unit'), locale: useLocalePreference() }));
    expect(result.current.dictionary).toMatchObject({ choices: [], isPending: true });
    await waitFor(() => expect(result.current.dictionary.labelOf('box')).toBe('\u7bb1'));
    act(() => result.current.locale.setLocale('en-US'));
    expect(result.current.dictionary.choices).toEqual([
      { value: 'box', label: 'box' },
      { value: 'set', label: '\u5957' },
    ]);
    expect(result.current.dictionary.labelOf('crate')).toBe('crate');
    expect(server.ids().filter((id) => id === 'queryDictDataByType')).toHaveLength(1);
  });
});
