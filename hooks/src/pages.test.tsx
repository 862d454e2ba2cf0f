import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openReady, ready, turn } from './testing/open.ts';
import { asSchoolAdmin } from './testing/people.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { usePagedQuery } from './usePagedQuery.ts';

describe('a page of rows', () => {
  it('keeps the rows while the next page is fetched, and says so', async () => {
    const { session, server } = await openReady();
    let current = 1;
    const { result, rerender } = renderInSession(session, () => usePagedQuery('queryRolePage', { current, size: 20 }));
    expect(result.current).toMatchObject({
      rows: [],
      total: 0,
      current: 1,
      size: 20,
      isPending: true,
      isFetching: true,
      error: null,
    });
    await waitFor(() =>
      expect(result.current).toMatchObject({ rows: [{ id: 'purchaser' }], total: 1, isPending: false, isPlaceholder: false }),
    );

    const slow = Promise.withResolvers<void>();
    server.fail('queryRolePage', () => slow.promise);
    current = 2;
    rerender();
    expect(result.current).toMatchObject({ rows: [{ id: 'purchaser' }], current: 2, isPlaceholder: true, isFetching: true });
    slow.resolve();
    await waitFor(() => expect(result.current).toMatchObject({ isPlaceholder: false, isFetching: false }));
  });

  it('does not keep the rows of another identity', async () => {
    const { session, server } = await openReady();
    const shown: string[] = [];
    const { result } = renderInSession(session, () => {
      const page = usePagedQuery('queryRolePage', { current: 1, size: 10 });
      const { epoch } = session.getState();
      for (const row of page.rows) shown.push(`${epoch} ${row.id}`);
      return page;
    });
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    const { epoch } = ready(session);
    const slow = Promise.withResolvers<void>();
    server.fail('queryRolePage', () => slow.promise);
    await act(() => session.switchTo(asSchoolAdmin));
    expect(result.current).toMatchObject({ rows: [], isPending: true, isPlaceholder: false });
    slow.resolve();
    await waitFor(() => expect(result.current.rows).toEqual([{ id: 'school_admin' }]));
    expect(new Set(shown)).toEqual(new Set([`${epoch} purchaser`, `${epoch + 1} school_admin`]));
  });

  it('goes on showing its rows when a switch was refused in the middle of fetching', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, () => usePagedQuery('queryRolePage', {}));
    server.fail('switchDept', { status: 403, code: 4003 });
    await act(() => session.switchTo(asSchoolAdmin).catch(() => {}));
    await waitFor(() => expect(result.current.rows).toEqual([{ id: 'purchaser' }]));
    expect(result.current).toMatchObject({ current: 1, size: 10, error: null });
  });

  it('is asked for anew with another size', async () => {
    const { session, server } = await openReady();
    let size = 10;
    const { result, rerender } = renderInSession(session, () => usePagedQuery('queryRolePage', { current: 1, size }));
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    size = 20;
    rerender();
    await waitFor(() => expect(result.current).toMatchObject({ size: 20, isFetching: false }));
    expect(server.received.map(({ body }) => body)).toEqual([
      { current: '1', size: '10' },
      { current: '1', size: '20' },
    ]);
  });

  it('in either shape of a list is one: with its total, or bare, as all there is', async () => {
    const { session, server } = await openReady();
    server.fail('queryRolePage', { status: 200, code: 0, data: [{ id: 'a' }, { id: 'b' }] });
    const { result } = renderInSession(session, () => usePagedQuery('queryRolePage', {}));
    await waitFor(() => expect(result.current).toMatchObject({ rows: [{ id: 'a' }, { id: 'b' }], total: 2 }));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current).toMatchObject({ rows: [{ id: 'purchaser' }], total: 1 }));
  });

  it('says what its answer has beside the rows, such as their sums', async () => {
    const { session, server } = await openReady();
    server.fail('queryExpenditurePage', { status: 200, code: 0, data: { records: [], total: 0, sum: { balance: '12.50' } } });
    const { result } = renderInSession(session, () => usePagedQuery('queryExpenditurePage', {}));
    await waitFor(() => expect(result.current.answer).toMatchObject({ sum: { balance: '12.50' } }));
  });
});

describe('a list that keeps its page itself', () => {
  const pagesAsked = ({ received }: Awaited<ReturnType<typeof openReady>>['server']) =>
    received.map(({ body }) => Object.values(body as { current: string; size: string }).join('/'));

  async function openList(query: () => { roleName?: string } = () => ({})) {
    const { session, server } = await openReady();
    session.queryClient.setDefaultOptions({ queries: { staleTime: 60_000 } });
    const list = renderInSession(session, () => usePagedQuery('queryRolePage', query()));
    const shows = (current: number, size: number) =>
      waitFor(() => expect(list.result.current).toMatchObject({ current, size, isFetching: false }));
    await shows(1, 10);
    return { ...list, session, server, shows };
  }

  it('begins with ten rows of the first page, and another size with its first page', async () => {
    const { result, server, shows } = await openList();
    act(() => result.current.setPage(3));
    await shows(3, 10);
    act(() => result.current.setSize(20));
    await shows(1, 20);
    expect(pagesAsked(server)).toEqual(['1/10', '3/10', '1/20']);
  });

  it('goes back to the first page when it is refreshed, and asks for it anew, but for no other', async () => {
    const { result, server, shows } = await openList();
    act(() => result.current.refresh());
    await shows(1, 10);
    act(() => result.current.setPage(2));
    await shows(2, 10);
    act(() => result.current.refresh());
    await shows(1, 10);
    expect(pagesAsked(server)).toEqual(['1/10', '1/10', '2/10', '1/10']);
  });

  it.each([
    ['a page', (list: { setPage: (to: number) => void }, to: number) => list.setPage(to), ['1/10', '2/10', '1/10']],
    ['a size', (list: { setSize: (to: number) => void }, to: number) => list.setSize(10 * to), ['1/10', '1/20', '1/10']],
  ] as const)('shows %s that it goes back to at once, and asks for it again', async (_, goTo, asked) => {
    const { result, server, shows } = await openList();
    act(() => goTo(result.current, 2));
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    act(() => goTo(result.current, 1));
    expect(result.current).toMatchObject({ rows: [{ id: 'purchaser' }], isPlaceholder: false });
    await waitFor(() => expect(pagesAsked(server)).toEqual(asked));
    await shows(1, 10);
  });

  it('reads another page with the same filters beside the one it shows; what is refused there is thrown', async () => {
    const { result, server, shows } = await openList(() => ({ roleName: 'a' }));
    await expect(result.current.readPage({ current: 2, size: 200 })).resolves.toEqual({
      rows: [expect.objectContaining({ id: 'purchaser' })],
      total: 1,
    });
    expect(server.received.at(-1)?.body).toEqual({ roleName: 'a', current: '2', size: '200' });
    await shows(1, 10);
    server.fail('queryRolePage', { status: 403, code: 4003 });
    await expect(result.current.readPage({ current: 3, size: 200 })).rejects.toMatchObject({ code: 4003 });
    expect(result.current.error).toBeNull();
    const stopped = AbortSignal.abort();
    await expect(result.current.readPage({ current: 4, size: 200 }, { signal: stopped })).rejects.toThrow();
  });

  it('asks nothing when it is shown again within the time that answers stay fresh', async () => {
    const { server, unmount, session, shows } = await openList();
    unmount();
    const again = renderInSession(session, () => usePagedQuery('queryRolePage', {}));
    await act(turn);
    expect(again.result.current).toMatchObject({ rows: [{ id: 'purchaser' }], isFetching: false });
    await shows(1, 10);
    expect(pagesAsked(server)).toEqual(['1/10']);
  });

  it('begins anew with other filters, and again with those of before', async () => {
    let roleName = 'a';
    const { result, rerender, shows } = await openList(() => ({ roleName }));
    act(() => result.current.setPage(2));
    await shows(2, 10);
    roleName = 'b';
    rerender();
    await shows(1, 10);
    roleName = 'a';
    rerender();
    await shows(1, 10);
  });

  it('tells a caller that keeps the page in another place which one is wanted', async () => {
    const { session } = await openReady();
    const wanted: unknown[] = [];
    const { result } = renderInSession(session, () =>
      usePagedQuery('queryRolePage', { current: 4, size: 20 }, { turn: (to) => wanted.push(to) }),
    );
    act(() => {
      result.current.setPage(5);
      result.current.setSize(50);
      result.current.refresh();
    });
    expect(wanted).toEqual([
      { current: 5, size: 20 },
      { current: 1, size: 50 },
      { current: 1, size: 20 },
    ]);
    expect(result.current).toMatchObject({ current: 4, size: 20 });
    await waitFor(() => expect(result.current.isFetching).toBe(false));
  });

  it('asks nothing while it is disabled, and is asked for once it is not', async () => {
    const { session, server } = await openReady();
    let enabled = false;
    const { result, rerender } = renderInSession(session, () => usePagedQuery('queryRolePage', {}, { enabled }));
    await act(() => session.client.session.getSessionStatus());
    expect(result.current).toMatchObject({ rows: [], isPending: true, isFetching: false, error: null });
    act(() => result.current.setPage(2));
    expect(server.ids()).not.toContain('queryRolePage');
    enabled = true;
    rerender();
    await waitFor(() => expect(result.current.rows).toEqual([{ id: 'purchaser' }]));
    expect(server.received.at(-1)).toMatchObject({ id: 'queryRolePage', body: { current: '2' } });
  });
});
