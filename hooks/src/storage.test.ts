import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from './storage.ts';
import type { StorageAdapter } from './storageAdapter.ts';
import { type AccountName, accountNames, type StoredName, type StoredValues, storedKeys } from './storedValues.ts';
import { createBrowser } from './testing/memoryStorage.ts';
import { finance, person, purchaser } from './testing/people.ts';

const { phone, email, ...user } = person('teacher1', [purchaser]);
const healthy: StoredValues = {
  token: 'f3Qp0mE9yqk2cXo1b7Zs5uVw8RtYhNjKaLdGiPzCxMe',
  userInfo: { ...user, role: 'purchaser', currentRole: { id: 'r', roleCode: 'purchaser', roleName: 'P' }, currentDept: finance },
  endReason: 'expired',
  tabList: { owner: 'u r d', tabs: [{ title: 'Roles', name: 'role', fullPath: '/user/role?current=2', pinned: true }] },
  homeMenu: { routeName: 'role', path: '/user/role' },
  roleDept: { roleId: 'r-purchaser', deptId: 'd-laboratory', collegeId: 'd-chemistry' },
  tableLayouts: {
    roles: { hidden: ['remark'], order: ['name', 'users'], pinned: ['name'], widths: { name: 240 }, density: 'compact' },
  },
  savedViews: { roles: [{ name: 'Disabled', search: 'status=DISABLED' }] },
  drafts: [
    {
      page: '/user/role',
      form: 'new',
      title: 'New role',
      owner: 'r d',
      time: 1_772_000_000_000,
      values: {
        roleName: '',
        menuIds: ['1', '2'],
        isOn: true,
        sort: 1,
        remark: null,
        roleDepts: [{ roleId: 'r', deptIds: ['d'] }],
      },
    },
  ],
  subjectColor: 'rgb(36, 96, 179)',
  customFeatures: { ifOpenEntry: true, argumentReportTemplateUrl: 'https://files.example/report.docx' },
  'arco-locale': 'en-US',
  rememberedUsername: 'teacher1',
  colorScheme: 'dark',
  lastReload: 1_772_000_000_000,
};
const names = Object.keys(storedKeys) as StoredName[];
const accountOf = (name: StoredName) => (accountNames.includes(name as AccountName) ? ['teacher1'] : []) as [];
const keyOf = (name: StoredName) => [name, ...accountOf(name)].join(':');

function fill(storage: ReturnType<typeof createStorage>) {
  for (const name of names) storage.set(name, healthy[name], ...accountOf(name));
}

const corrupt: [what: string, raw: string][] = [
  ['nothing', ''],
  ['blanks', '   '],
  ['no JSON', '{oops'],
  ['half a JSON', '{"id":"1","name":"Li'],
  ['undefined', 'undefined'],
  ['NaN', 'NaN'],
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '42'],
  ['a huge number', '1e999'],
  ['a text', '"text"'],
  ['a list of nothing', '[null]'],
  ['a list of lists', '[[[]]]'],
  ['an object that is none of ours', '{"foo":1}'],
  ['an object that wants to be a prototype', '{"__proto__":{"role":"admin","id":"1"}}'],
  ['an object with a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['known fields of wrong types', '{"id":1,"name":{},"roleId":[],"routeName":null,"path":7,"ifOpenEntry":{}}'],
  ['an object with a length', '{"length":1,"0":{"title":"x"}}'],
  ['200 kB', `"${'x'.repeat(200_000)}"`],
  ['200 kB of list', JSON.stringify(Array(20_000).fill({ title: 'x' }))],
  ['deep nesting', '['.repeat(5_000) + ']'.repeat(5_000)],
  ['a lone surrogate', '"\ud800"'],
  ['a NUL', '\u0000'],
  ['a script', '<script>alert(1)</script>'],
];

describe('a corrupt value', () => {
  it.each(names.flatMap((name) => corrupt.map(([what, raw]) => [name, what, raw] as const)))(
    '%s: %s does no harm',
    (name, _, raw) => {
      const { items, tab } = createBrowser();
      fill(createStorage(tab()));
      items.set(keyOf(name), raw);

      const storage = createStorage(tab());
      const value = storage.get(name, ...accountOf(name));
      // Either it is no value of this key and has been dropped, or it is one and stays.
      if (value === null) expect(items.has(keyOf(name))).toBe(false);
      else expect(storedKeys[name].check(value)).toEqual(value);
      expect(({} as { role?: string; polluted?: boolean }).role).toBeUndefined();
      expect(({} as { role?: string; polluted?: boolean }).polluted).toBeUndefined();
      for (const other of names) if (other !== name) expect(storage.get(other, ...accountOf(other))).toEqual(healthy[other]);
    },
  );

  it('is dropped from every key that has a shape', () => {
    const { items, tab } = createBrowser();
    const storage = createStorage(tab());
    for (const name of ['userInfo', 'tabList', 'homeMenu', 'roleDept'] as const)
      for (const [what, raw] of corrupt) {
        items.set(keyOf(name), raw);
        expect(storage.get(name, ...accountOf(name)), `${name}: ${what}`).toBeNull();
      }
  });

  it('of any kind is read without a fault (10,000 values)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (name, raw) => {
        const { items, tab } = createBrowser();
        items.set(keyOf(name), raw);
        const storage = createStorage(tab());
        const value = storage.get(name, ...accountOf(name));
        expect(storage.get(name, ...accountOf(name))).toEqual(value);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});

describe('a stored value', () => {
  it('is read again as it was written, and the same object as long as it is the same', () => {
    const { tab } = createBrowser();
    fill(createStorage(tab()));
    const storage = createStorage(tab());
    for (const name of names) expect(storage.get(name, ...accountOf(name))).toEqual(healthy[name]);
    expect(storage.get('userInfo')).toBe(storage.get('userInfo'));
  });

  it('never has the phone or e-mail address of the user', () => {
    const { items, tab } = createBrowser();
    createStorage(tab()).set('userInfo', {
      ...healthy.userInfo,
      phone: '199****0103',
      email: 'teacher1@example.edu.cn',
    } as never);
    expect(items.get('userInfo')).toContain('teacher1');
    expect(items.get('userInfo')).not.toMatch(/phone|email|199\*|@example/);
  });

  it('that fails its own check is not stored, and the older one is gone', () => {
    const storage = createStorage(createBrowser().tab());
    storage.set('token', 'good');
    storage.set('token', 'with a blank');
    expect(storage.get('token')).toBeNull();
  });

  it('is kept per account where it is one of an account', () => {
    const storage = createStorage(createBrowser().tab());
    storage.set('roleDept', healthy.roleDept, 'teacher1');
    expect(storage.get('roleDept', 'teacher1')).toEqual(healthy.roleDept);
    expect(storage.get('roleDept', 'dean1')).toBeNull();
  });

  it('of a language that is none of ours counts as English; nothing stored counts as nothing', () => {
    const { items, tab } = createBrowser();
    const storage = createStorage(tab());
    expect(storage.get('arco-locale')).toBeNull();
    items.set('arco-locale', 'fr-FR');
    expect(storage.get('arco-locale')).toBe('en-US');
    items.set('arco-locale', 'zh-CN');
    expect(storage.get('arco-locale')).toBe('zh-CN');
  });
});

describe('a storage that does not do as it should', () => {
  const denied: StorageAdapter = {
    getItem: () => refuse(),
    setItem: () => refuse(),
    removeItem: () => refuse(),
    subscribe: () => refuse(),
  };
  function refuse(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }

  it('because it is denied: values live as long as the page', () => {
    const storage = createStorage(denied);
    const heard: boolean[] = [];
    const stop = storage.subscribe((external) => heard.push(external));
    fill(storage);
    for (const name of names) expect(storage.get(name, ...accountOf(name))).toEqual(healthy[name]);
    storage.remove('token');
    expect(storage.get('token')).toBeNull();
    expect(heard).toEqual(Array(names.length + 1).fill(false));
    stop();
    expect(createStorage(denied).get('subjectColor')).toBeNull();
  });

  it('because it is full: the new value counts, and the old one does not come back', () => {
    const { items, tab } = createBrowser();
    const adapter = tab();
    const storage = createStorage({
      ...adapter,
      setItem(key, value) {
        if (value.length > 10) throw new DOMException('full', 'QuotaExceededError');
        adapter.setItem(key, value);
      },
    });
    storage.set('token', 'short');
    storage.set('token', 'much-too-long-for-this');
    expect(storage.get('token')).toBe('much-too-long-for-this');
    expect(items.has('token')).toBe(false);
    storage.set('token', 'tiny');
    expect(storage.get('token')).toBe('tiny');
    expect(items.get('token')).toBe('tiny');
  });

  it('because there is none, as in Node', () => {
    vi.stubGlobal('window', undefined);
    const storage = createStorage();
    storage.set('token', 'only-here');
    expect(storage.get('token')).toBe('only-here');
    storage.subscribe(() => {})();
  });

  it('because it is full, until another tab writes', () => {
    const { tab } = createBrowser((_, tell) => tell());
    const mine = tab();
    const storage = createStorage({
      ...mine,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    storage.subscribe(() => {});
    storage.set('token', 'mine');
    createStorage(tab()).set('token', 'theirs');
    expect(storage.get('token')).toBe('theirs');
  });
});

describe('changes', () => {
  afterEach(() => localStorage.clear());

  it('of the browser’s own storage are told, with where they were made', () => {
    const storage = createStorage();
    const heard: boolean[] = [];
    const stop = storage.subscribe((external) => heard.push(external));
    storage.set('token', 'one');
    expect(localStorage.getItem('token')).toBe('one');
    localStorage.setItem('token', 'two');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(heard).toEqual([false, true]);
    expect(storage.get('token')).toBe('two');
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    storage.remove('token');
    expect(heard).toEqual([false, true]);
  });
});

afterEach(() => vi.unstubAllGlobals());
