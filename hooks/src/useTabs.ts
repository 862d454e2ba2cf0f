import { useCallback, useEffect, useState } from 'react';
import { useSessionContext } from './contexts.ts';
import type { StoredValues } from './storedValues.ts';
import { type OpenTab, pinTab, reopenTabs, showTab } from './tabs.ts';
import { useReadySession } from './useSession.ts';
import { useUnsavedWork } from './useUnsavedChanges.ts';

/** What the tabs are told by the router. */
export interface TabsInput {
  /** The page that is shown; null for one that gets no tab. */
  page: { name: string; fullPath: string } | null;
  /** Whether the current role may open an address. */
  isAllowed: (fullPath: string) => boolean;
}

/** The open tabs, and what can be done with them. */
export interface Tabs {
  tabs: readonly OpenTab[];
  /** Closes pages. If the shown one is among them, it goes when another is shown: lead there in the same turn. */
  close: (names: readonly string[]) => void;
  /** Lets the page begin anew. */
  reload: (name: string) => void;
  pin: (name: string, isPinned: boolean) => void;
  /** Names a tab after what its page shows. */
  rename: (name: string, title: string) => void;
}

interface Kept {
  owner: string;
  account: string;
  tabs: readonly OpenTab[];
  /** Closed as soon as another page is shown. */
  closing: readonly string[];
}

/**
 * The tabs of this window. They survive a reload, for the same account, role and department; a switch of role or department closes
 * those that may no longer be opened.
 *
 * @example
 * const { tabs, close } = useTabs({ page: { name: '/user/role', fullPath: '/user/role?current=2' }, isAllowed });
 */
export function useTabs({ page, isAllowed }: TabsInput): Tabs {
  const { storage } = useSessionContext();
  const { user, role, dept } = useReadySession();
  const unsaved = useUnsavedWork();
  const owner = `${user.id} ${role.id} ${dept.id}`;
  const [kept, setKept] = useState<Kept>(() => ({
    owner,
    account: user.id,
    tabs: stored(storage.get('tabList'), owner),
    closing: [],
  }));

  // Changed while rendering, so that nothing is ever drawn that does not belong together: the tabs follow identity and address.
  const isKept = (name: string) => name === page?.name || !kept.closing.includes(name);
  let tabs = kept.owner === owner ? kept.tabs : inherited();
  if (!tabs.every((tab) => isKept(tab.name) && isAllowed(tab.fullPath))) {
    tabs = tabs.filter((tab) => isKept(tab.name) && isAllowed(tab.fullPath));
  }
  if (page) tabs = showTab(tabs, page, (name) => !unsaved.has([name]));
  if (tabs !== kept.tabs || owner !== kept.owner) {
    setKept({ owner, account: user.id, tabs, closing: kept.closing.filter((name) => name === page?.name) });
  }

  function inherited() {
    return kept.account === user.id ? reopenTabs(kept.tabs) : stored(storage.get('tabList'), owner);
  }

  useEffect(() => storage.set('tabList', { owner, tabs: [...tabs] }), [storage, owner, tabs]);

  const change = useCallback(
    (next: (tabs: readonly OpenTab[]) => readonly OpenTab[]) => setKept((now) => ({ ...now, tabs: next(now.tabs) })),
    [],
  );
  const close = useCallback((names: readonly string[]) => setKept((now) => ({ ...now, closing: names })), []);
  const reload = useCallback(
    (name: string) => change((now) => replace(now, name, ({ generation }) => ({ generation: generation + 1 }))),
    [change],
  );
  const pin = useCallback((name: string, isPinned: boolean) => change((now) => pinTab(now, name, isPinned)), [change]);
  const rename = useCallback((name: string, title: string) => change((now) => replace(now, name, () => ({ title }))), [change]);
  return { tabs, close, reload, pin, rename };
}

function stored(value: StoredValues['tabList'] | null, owner: string): OpenTab[] {
  return value?.owner === owner ? reopenTabs(value.tabs) : [];
}

function replace(tabs: readonly OpenTab[], name: string, change: (tab: OpenTab) => Partial<OpenTab>): readonly OpenTab[] {
  return tabs.map((tab) => (tab.name === name ? { ...tab, ...change(tab) } : tab));
}
