import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import { fillPath, requireQuery, toQuery } from './parameters.ts';
import { envelope, stubFetch } from './testing/stubFetch.ts';

const template = '/sys/role/queryRoleDetail/{id}';

/** Generates any text, preferably with characters that have a meaning in a URL. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'E', '?', '#', '\u0000', '\n', ' ', ':', '@', '{', '}', 'a'),
  }),
);

test('whatever the id, the request goes to the path of the template or is not sent', async () => {
  const { fetch, seen } = stubFetch(() => envelope(0));
  const client = createClient({ baseUrl: 'https://campus.example/api', fetch });
  const property = fc.asyncProperty(anyText, async (id) => {
    seen.length = 0;
    const outcome = await client.call('queryRoleDetail', { path: { id } }).catch((error: Error) => error.name);
    if (outcome === 'ConfigurationError') {
      expect(seen).toHaveLength(0);
    } else {
      const { origin, pathname, search, hash } = (seen[0] as (typeof seen)[0]).url;
      expect([origin, search, hash]).toEqual(['https://campus.example', '', '']);
      const segments = pathname.split('/');
      expect(segments).toHaveLength(`/api${template}`.split('/').length);
      expect(decodeURIComponent(segments.at(-1) as string)).toBe(id);
    }
  });
  await fc.assert(property, { numRuns: 2_000 });
});

test.each(['', '.', '..', 'a\u0000', '\n', '\u007f', '\u0085', '\ud800', undefined, null])(
  'the id %j is refused by name',
  (id) => {
    expect(() => fillPath(template, { id }, 'queryRoleDetail')).toThrow(
      'queryRoleDetail: not sent, parameter "id" is empty or bad',
    );
  },
);

test('no parameters at all are refused too', () => {
  expect(() => fillPath(template, undefined, 'queryRoleDetail')).toThrow('parameter "id"');
});

test.each(['...', '.a', '%2e%2e', '..%2f', ' ', '中文', 0])('the id %j is sent as it is', (id) => {
  expect(fillPath(template, { id })).toBe(`/sys/role/queryRoleDetail/${encodeURIComponent(id)}`);
});

test('a query comes back as it was, without its empty values', () => {
  const values = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.constant(null), fc.boolean(), fc.integer()));
  fc.assert(
    fc.property(values, (query) => {
      const kept = Object.entries(query).filter(([, value]) => value !== null && value !== '');
      expect([...new URLSearchParams(toQuery(query))]).toEqual(kept.map(([name, value]) => [name, String(value)]));
    }),
  );
});

test.each([undefined, {}, { token: '' }, { token: null }, { token: [] }, { token: [''] }])(
  'a required query parameter is not dropped: %j is refused',
  (query) => {
    expect(() => requireQuery(['type', 'token'], { type: 'x', ...query }, 'login')).toThrow('parameter "token"');
  },
);

test.each([{ token: 'x' }, { token: 0 }, { token: false }, { token: ['', 'x'] }])('%j is given', (query) => {
  expect(() => requireQuery(['token'], query, 'login')).not.toThrow();
});
