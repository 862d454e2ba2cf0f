import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeTab, mostTabs, type OpenTab, reopenTabs, showTab, tabBefore, tabsInScope } from './tabs.ts';

const anyone = () => true;
const page = (name: string, fullPath = name) => ({ name, fullPath });
const open = (...names: string[]) => names.reduce<readonly OpenTab[]>((tabs, name) => showTab(tabs, page(name), anyone), []);
const pinTab = (tabs: readonly OpenTab[], name: string) => changeTab(tabs, name, { pinned: true });
const namesOf = (tabs: readonly OpenTab[]) => tabs.map(({ name }) => name);

describe('a tab', () => {
  it('is opened once for each page and remembers where the page is', () => {
    const tabs = showTab(open('/a', '/b'), page('/a', '/a?current=2'), anyone);
    expect(namesOf(tabs)).toEqual(['/a', '/b']);
    expect(tabs[0]?.fullPath).toBe('/a?current=2');
    expect(showTab(tabs, page('/a', '/a?current=2'), anyone)).toBe(tabs);
  });

  it('says of a page that is drawn anew whenever it is shown', () => {
    const tabs = showTab(open('/a'), { ...page('/monitor'), ignoreCache: true }, anyone);
    expect(tabs.map(({ ignoreCache }) => ignoreCache)).toEqual([false, true]);
  });

  it('above the limit is opened in the place of the one not shown for the longest time', () => {
    const many = Array.from({ length: mostTabs }, (_, index) => `/${index}`);
    const tabs = showTab(open(...many), page('/0'), anyone);
    expect(namesOf(showTab(tabs, page('/new'), anyone))).toEqual([...many.filter((name) => name !== '/1'), '/new']);
    expect(namesOf(showTab(pinTab(tabs, '/1'), page('/new'), (name) => name !== '/2'))).not.toContain('/3');
  });

  it('is closed alone or with those beside it, unless it is pinned', () => {
    const tabs = pinTab(open('/a', '/b', '/c', '/d'), '/d');
    expect(namesOf(tabs)).toEqual(['/d', '/a', '/b', '/c']);
    expect(tabsInScope(tabs, '/b', 'one')).toEqual(['/b']);
    expect(tabsInScope(tabs, '/d', 'one')).toEqual([]);
    expect(tabsInScope(tabs, '/b', 'others')).toEqual(['/a', '/c']);
    expect(tabsInScope(tabs, '/b', 'left')).toEqual(['/a']);
    expect(tabsInScope(tabs, '/b', 'right')).toEqual(['/c']);
    expect(tabsInScope(tabs, '/b', 'all')).toEqual(['/a', '/b', '/c']);
  });

  it('when closed leads back to the one that was shown before it', () => {
    const tabs = showTab(open('/a', '/b', '/c'), page('/a'), anyone);
    expect(tabBefore(tabs, ['/a'])?.name).toBe('/c');
    expect(tabBefore(tabs, ['/a', '/b', '/c'])).toBe(null);
  });

  it('kept over a reload has not been shown yet', () => {
    const kept = reopenTabs([
      { name: '/a', title: '', fullPath: '/a', pinned: false, ignoreCache: false },
      { name: '/b', title: 'B', fullPath: '/b', pinned: true, ignoreCache: false },
    ]);
    expect(kept).toEqual([
      { name: '/b', title: 'B', fullPath: '/b', pinned: true, ignoreCache: false, generation: 0, lastShown: 0 },
      { name: '/a', title: '', fullPath: '/a', pinned: false, ignoreCache: false, generation: 0, lastShown: 0 },
    ]);
  });
});

it('whatever is shown and pinned, names stay unique, pinned tabs first, the shown page is open and the limit holds', () => {
  const step = fc.record({ name: fc.integer({ min: 0, max: 40 }).map((n) => `/${n}`), pin: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      let tabs: readonly OpenTab[] = [];
      for (const { name, pin } of steps) {
        tabs = showTab(tabs, page(name), anyone);
        if (pin && tabs.filter(({ pinned }) => pinned).length < mostTabs - 1) tabs = pinTab(tabs, name);
        expect(new Set(namesOf(tabs)).size).toBe(tabs.length);
        expect(namesOf(tabs)).toContain(name);
        expect(tabs.length).toBeLessThanOrEqual(mostTabs);
        const pins = tabs.map(({ pinned }) => pinned);
        expect(pins).toEqual(pins.toSorted((one, other) => Number(other) - Number(one)));
      }
    }),
  );
});
