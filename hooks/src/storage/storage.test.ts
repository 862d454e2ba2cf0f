import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { corrupt } from '../testing/corruptValues.ts';
import { accountOf, fill, healthy, keyOf, names } from '../testing/healthyValues.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { createStorage } from './storage.ts';
import { storedKeys } from './storedValues.ts';

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
      // Either the value is invalid for this key and was dropped, or it is valid and stays.
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
