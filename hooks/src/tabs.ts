import type { TabItem } from './storage/storedValues.ts';

/** An open tab of this window. */
export interface OpenTab extends TabItem {
  /** Changes when the page must be rendered from scratch. Use it in the `key` of the page. */
  generation: number;
  /** Order in which tabs were shown: the tab shown last has the highest number. 0 = not shown since the reload. */
  lastShown: number;
}

/** Maximum number of tabs. More would be hard to survey. */
export const mostTabs = 20;

/** Tabs that a command of the tab bar applies to, relative to one tab. */
export type TabScope = 'one' | 'others' | 'left' | 'right' | 'all';

/** Restores stored tabs, pinned ones first. */
export function reopenTabs(kept: readonly TabItem[]): OpenTab[] {
  return pinnedFirst(kept.map((tab) => ({ ...tab, generation: 0, lastShown: 0 })));
}

/**
 * Shows a page in its tab and opens one if needed. Stores the current address in the tab. Above the limit, closes the tab that
 * was not shown for the longest time, unless it is pinned or `mayClose` returns false.
 */
export function showTab(
  tabs: readonly OpenTab[],
  { name, fullPath, ignoreCache = false }: Pick<TabItem, 'name' | 'fullPath'> & Partial<Pick<TabItem, 'ignoreCache'>>,
  mayClose: (name: string) => boolean,
): readonly OpenTab[] {
  const known = tabs.find((tab) => tab.name === name);
  const newest = Math.max(1, ...tabs.map(({ lastShown }) => lastShown)); // At least 1, so never the number of a tab that was not shown.
  if (known?.fullPath === fullPath && known.lastShown === newest) return tabs;
  const lastShown = newest + 1;
  if (known) return tabs.map((tab) => (tab === known ? { ...tab, fullPath, lastShown } : tab));
  const all = [...tabs, { name, title: '', fullPath, pinned: false, ignoreCache, generation: 0, lastShown }];
  if (all.length <= mostTabs) return all;
  const [oldest] = longestAgoFirst(tabs.filter((tab) => !tab.pinned && mayClose(tab.name)));
  return all.filter((tab) => tab !== oldest);
}

/**
 * Returns the names of the tabs that a command closes. Pinned tabs stay open until they are unpinned.
 *
 * @param name the tab on which the command was given
 */
export function tabsInScope(tabs: readonly OpenTab[], name: string, scope: TabScope): string[] {
  const here = tabs.findIndex((tab) => tab.name === name);
  const isMeant = (at: number) =>
    ({ one: at === here, others: at !== here, left: at < here, right: at > here, all: true })[scope];
  return tabs.filter((tab, index) => !tab.pinned && isMeant(index)).map((tab) => tab.name);
}

/**
 * Returns the tab to go to when the shown one is closed: the one shown before it. `null` if no tab is left.
 *
 * @param closed names of the tabs that will be closed
 */
export function tabBefore(tabs: readonly OpenTab[], closed: readonly string[]): OpenTab | null {
  return longestAgoFirst(tabs.filter(({ name }) => !closed.includes(name))).at(-1) ?? null;
}

function longestAgoFirst(tabs: OpenTab[]): OpenTab[] {
  return tabs.toSorted((one, other) => one.lastShown - other.lastShown);
}

/** Changes one tab. Pinned tabs come first, in the order in which they were pinned. */
export function changeTab(tabs: readonly OpenTab[], name: string, change: Partial<OpenTab>): OpenTab[] {
  return pinnedFirst(tabs.map((tab) => (tab.name === name ? { ...tab, ...change } : tab)));
}

function pinnedFirst(tabs: OpenTab[]): OpenTab[] {
  return tabs.toSorted((one, other) => Number(other.pinned) - Number(one.pinned));
}
