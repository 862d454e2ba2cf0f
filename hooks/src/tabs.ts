import type { TabItem } from './storedValues.ts';

/** A tab of this window. */
export interface OpenTab extends TabItem {
  /** Another one when the page is to begin anew. */
  generation: number;
  /** When it was last shown, as a number that grows with every change of tabs; 0 = not since the reload. */
  lastShown: number;
}

/** More would be found by nobody. */
export const mostTabs = 20;

/** Which tabs a command of the tab bar means, seen from one of them. */
export type TabScope = 'one' | 'others' | 'left' | 'right' | 'all';

/** The tabs as they were kept, pinned ones first. */
export function reopenTabs(kept: readonly TabItem[]): OpenTab[] {
  return pinnedFirst(kept.map((tab) => ({ ...tab, generation: 0, lastShown: 0 })));
}

/**
 * Shows a page in its tab, which is opened if there is none; it remembers where the page is now. Above the limit, the tab that was not
 * shown for the longest time is closed, unless it is pinned or `mayClose` holds it.
 */
export function showTab(
  tabs: readonly OpenTab[],
  { name, fullPath }: Pick<TabItem, 'name' | 'fullPath'>,
  mayClose: (name: string) => boolean,
): readonly OpenTab[] {
  const known = tabs.find((tab) => tab.name === name);
  const newest = Math.max(1, ...tabs.map(({ lastShown }) => lastShown)); // Never that of a tab that was not shown.
  if (known?.fullPath === fullPath && known.lastShown === newest) return tabs;
  const lastShown = newest + 1;
  if (known) return tabs.map((tab) => (tab === known ? { ...tab, fullPath, lastShown } : tab));
  const all = [...tabs, { name, title: '', fullPath, pinned: false, generation: 0, lastShown }];
  if (all.length <= mostTabs) return all;
  const [oldest] = longestAgoFirst(tabs.filter((tab) => !tab.pinned && mayClose(tab.name)));
  return all.filter((tab) => tab !== oldest);
}

/** The names of the tabs that a command closes. Pinned ones stay until they are unpinned. */
export function tabsInScope(tabs: readonly OpenTab[], name: string, scope: TabScope): string[] {
  const here = tabs.findIndex((tab) => tab.name === name);
  const isMeant = (at: number) =>
    ({ one: at === here, others: at !== here, left: at < here, right: at > here, all: true })[scope];
  return tabs.filter((tab, index) => !tab.pinned && isMeant(index)).map((tab) => tab.name);
}

/** Where to go when the shown tab is closed: to the one that was shown before it; null if none is left. */
export function tabBefore(tabs: readonly OpenTab[], closed: readonly string[]): OpenTab | null {
  return longestAgoFirst(tabs.filter(({ name }) => !closed.includes(name))).at(-1) ?? null;
}

function longestAgoFirst(tabs: OpenTab[]): OpenTab[] {
  return tabs.toSorted((one, other) => one.lastShown - other.lastShown);
}

/** Changes one of the tabs. Pinned ones stand at the beginning, in the order in which they were pinned. */
export function changeTab(tabs: readonly OpenTab[], name: string, change: Partial<OpenTab>): OpenTab[] {
  return pinnedFirst(tabs.map((tab) => (tab.name === name ? { ...tab, ...change } : tab)));
}

function pinnedFirst(tabs: OpenTab[]): OpenTab[] {
  return tabs.toSorted((one, other) => Number(other.pinned) - Number(one.pinned));
}
