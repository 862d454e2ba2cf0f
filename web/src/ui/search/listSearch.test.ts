import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceFilter, pageSizes, readSearch, textFilter, writeSearch } from './listSearch.ts';

const spec = {
  filters: { roleName: textFilter(30), status: choiceFilter('ENABLED', 'DISABLED') },
  sortable: ['roleName', 'updateTime'],
} as const;
const read = (address: string) => readSearch(spec, new URLSearchParams(address));

describe('the address of a list', () => {
  test('says nothing where everything is as by default', () => {
    expect(read('')).toEqual({ filters: {}, page: 1, size: 10, sort: null });
    expect(writeSearch(spec, read('')).toString()).toBe('');
  });

  test('holds filters, page, size and order', () => {
    expect(read('roleName=admin&status=DISABLED&current=3&size=20&sort=roleName,desc')).toEqual({
      filters: { roleName: 'admin', status: 'DISABLED' },
      page: 3,
      size: 20,
      sort: { column: 'roleName', direction: 'desc' },
    });
  });

  test.each([
    'current=0',
    'current=-1',
    'current=1.5',
    'current=x',
    'current=1e9',
    'size=7',
    'size=-10',
    'status=OPEN',
    'sort=password,asc',
    'sort=roleName,up',
    'sort=roleName',
    'other=1',
  ])('what it says in vain is ignored: %s', (address) => expect(read(address)).toEqual(read('')));

  test('a filter holds no character that nobody can see', () => {
    expect(read('roleName=a%00b%0A')).toEqual(read('roleName=ab'));
    expect(read('roleName=%00')).toEqual(read(''));
  });

  test('a filter is trimmed and cut at what the server takes', () => {
    expect(read(`roleName=%20${'a'.repeat(40)}`).filters).toEqual({ roleName: 'a'.repeat(30) });
    expect(read('roleName=%20%20').filters).toEqual({});
  });

  test('written and read again it says the same, and whatever it says can be read', () => {
    const state = fc.record({
      filters: fc.record(
        {
          roleName: fc
            .string({ minLength: 1, maxLength: 30 })
            .filter((text) => text.trim() === text && text !== '' && !/\p{Cc}/u.test(text)),
          status: fc.constantFrom('ENABLED' as const, 'DISABLED' as const),
        },
        { requiredKeys: [] },
      ),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      size: fc.constantFrom(...pageSizes),
      sort: fc.option(
        fc.record({
          column: fc.constantFrom('roleName' as const, 'updateTime' as const),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
        }),
      ),
    });
    fc.assert(
      fc.property(state, (each) => {
        expect(readSearch(spec, writeSearch(spec, each))).toEqual(each);
      }),
    );
    const names = fc.constantFrom('roleName', 'status', 'current', 'size', 'sort', 'other');
    const addresses = fc.array(fc.tuple(names, fc.string())).map((pairs) => new URLSearchParams(pairs).toString());
    fc.assert(fc.property(addresses, (address) => void read(address)));
  });
});
