import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import { infiniteQueryOptions, mutationOptions, queryKey, queryOptions } from './reactQuery.ts';
import { envelope, stubFetch } from './testing/stubFetch.ts';

const baseUrl = 'https://campus.example/api';

test('a query asks its operation once for each input, and is refreshed with all others of the operation', async () => {
  const { fetch, seen } = stubFetch(() => envelope(0, { id: 'r1' }));
  const client = createClient({ baseUrl, fetch });
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const ask = (id: string) => cache.fetchQuery(queryOptions(client, 'queryRoleDetail', { path: { id } }));
  expect(await ask('r1')).toEqual({ id: 'r1' });
  await Promise.all([ask('r1'), ask('r2')]);
  expect(seen.map(({ url }) => url.pathname.at(-1))).toEqual(['1', '2']);
  await cache.invalidateQueries({ queryKey: queryKey('queryRoleDetail') });
  await ask('r1');
  expect(seen).toHaveLength(3);
  expect(cache.getQueryData(queryKey('queryRoleDetail', { path: { id: 'r2' } }))).toEqual({ id: 'r1' });
});

test('a query ends its call when nobody waits for it, and is not repeated by the cache', async () => {
  let calls = 0;
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      calls++;
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const cache = new QueryClient();
  const options = queryOptions(createClient({ baseUrl, fetch }), 'getUserMenu');
  const asked = cache.fetchQuery({ ...options, retry: options.retry }).catch((error: Error) => error);
  await cache.cancelQueries({ queryKey: queryKey('getUserMenu') });
  await expect(asked).resolves.toBeInstanceOf(Error);
  const refused = createClient({ baseUrl, fetch: stubFetch(() => envelope(5000, null, { status: 503 })).fetch });
  await expect(cache.fetchQuery(queryOptions(refused, 'getUserMenu'))).rejects.toMatchObject({ name: 'ServerError' });
  expect(calls).toBe(1);
});

test('an infinite query walks through the pages until all rows have come', async () => {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    const { search, searchParams } = new URL(url);
    asked.push(search);
    const current = Number(searchParams.get('current'));
    return envelope(0, { records: current === 3 ? [5] : [current * 2 - 1, current * 2], total: 5, current, size: 2 });
  };
  const client = createClient({ baseUrl, fetch });
  const options = infiniteQueryOptions(client, 'queryRolePage', { query: { status: 'ENABLED', size: 2 } });
  const observer = new InfiniteQueryObserver(new QueryClient(), options);
  await observer.refetch();
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
  expect(observer.getCurrentResult().data?.pages.flatMap(({ records }) => records)).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([1, 2, 3].map((page) => `?status=ENABLED&size=2&current=${page}`));
});

test('a mutation sends its input with the options of the call', async () => {
  const { fetch, seen } = stubFetch(() => envelope(0, { id: 'r1' }));
  const options = mutationOptions(createClient({ baseUrl, fetch }), 'saveRole', { idempotencyKey: 'key-0001' });
  const observer = new MutationObserver(new QueryClient(), options);
  const body = { roleName: 'x', roleCode: 'xy', dataScope: 'SELF', menuIds: [] } as const;
  expect(await observer.mutate({ body: { ...body, menuIds: [] } })).toEqual({ id: 'r1' });
  expect(seen[0]).toMatchObject({ method: 'POST', body });
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key-0001');
});
