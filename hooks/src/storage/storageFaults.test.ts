import { afterEach, describe, expect, it, vi } from 'vitest';
import { corrupt } from '../testing/corruptValues.ts';
import { accountOf, fill, healthy, keyOf, names } from '../testing/healthyValues.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { createStorage } from './storage.ts';
import type { StorageAdapter } from './storageAdapter.ts';
import { storedKeys } from './storedValues.ts';

afterEach(() => vi.unstubAllGlobals());

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
  function full(): never {
    throw new DOMException('full', 'QuotaExceededError');
  }
  const writes: [what: string, fault: Partial<StorageAdapter>][] = [
    ['full', { setItem: full }],
    ['denied to whoever writes', { setItem: refuse, removeItem: refuse }],
  ];

  it.each(writes.flatMap(([what, fault]) => names.map((name) => [what, name, fault] as const)))(
    'because it is %s: %s is what was set last, whatever stood there, and the others stay',
    (what, name, fault) => {
      for (const [_, raw] of corrupt) {
        const { items, tab } = createBrowser();
        fill(createStorage(tab()));
        items.set(keyOf(name), raw);
        const storage = createStorage({ ...tab(), ...fault });
        const read = () => storage.get(name, ...accountOf(name));
        const value = read();
        if (value !== null) expect(storedKeys[name].check(value)).toEqual(value);
        storage.set(name, healthy[name], ...accountOf(name));
        expect(read()).toEqual(healthy[name]);
        if (what === 'full') expect(items.has(keyOf(name))).toBe(false);
        for (const other of names) if (other !== name) expect(storage.get(other, ...accountOf(other))).toEqual(healthy[other]);
        storage.set(name, null, ...accountOf(name));
        expect(read()).toBeNull();
      }
    },
  );

  it('because it is denied: values live as long as the page', () => {
    const storage = createStorage(denied);
    const heard: boolean[] = [];
    const stop = storage.subscribe((external) => heard.push(external));
    fill(storage);
    for (const name of names) expect(storage.get(name, ...accountOf(name))).toEqual(healthy[name]);
    storage.set('token', null);
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
        if (value.length > 10) full();
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
      setItem: full,
    });
    storage.subscribe(() => {});
    storage.set('token', 'mine');
    createStorage(tab()).set('token', 'theirs');
    expect(storage.get('token')).toBe('theirs');
  });
});
