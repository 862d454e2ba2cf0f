import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createStorage } from './storage.ts';
import { storedKeys } from './storedValues.ts';
import { accountOf, fill, healthy, keyOf, names } from './testing/healthyValues.ts';
import { createBrowser } from './testing/memoryStorage.ts';

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
  ['a negative zero', '-0'],
  ['a fraction', '0.1'],
  ['a negative number', '-1'],
  ['a number above the safe ones', '9007199254740993'],
  ['false', 'false'],
  ['an empty text', '""'],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['a list of numbers', '[1,2,3]'],
  ['a list of texts', '["a","b"]'],
  ['a list with a hole', '["a",null,"b"]'],
  ['an object in an object', '{"a":{"b":{"c":{}}}}'],
  ['a prototype at some depth', '{"values":{"__proto__":{"polluted":true}}}'],
  ['a list that wants to be a prototype', '[{"__proto__":{"polluted":true}}]'],
  ['an object that says how it is turned into a value', '{"toString":1,"valueOf":"x"}'],
  ['an object that says how it is written', '{"toJSON":"x"}'],
  ['an object that looks like a promise', '{"then":"x"}'],
  ['a key that is empty', '{"":""}'],
  ['the same key twice', '{"id":"1","id":2}'],
  ['201 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, key) => [key, 'x'])))],
  ['1000 entries', JSON.stringify(Array(1_000).fill('x'))],
  ['deep objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['half a list', '[{"name":"a"},'],
  ['a comma too many', '{"id":"1",}'],
  ['single quotes', "{'id':'1'}"],
  ['a comment', '/* x */ {}'],
  ['a byte order mark', '\ufeff{}'],
  ['a line separator', '"\u2028"'],
  ['marks that turn the direction of writing', '"\u202eabc"'],
  ['an escape that is none', '"\\x41"'],
  ['XML', '<?xml version="1.0"?><a/>'],
  ['another language’s value', 'None'],
  ['infinity', 'Infinity'],
  ['a date', '2026-03-02T01:00:00.000Z'],
  ['a path to another host', '"//evil.example"'],
  ['a value that was stored twice as JSON', '"{\\"id\\":\\"1\\"}"'],
];

it('60 values are tried for every key', () => {
  expect(new Set(corrupt.map(([, raw]) => raw)).size).toBe(60);
});

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
    storage.set('token', null);
    expect(heard).toEqual([false, true]);
  });
});
