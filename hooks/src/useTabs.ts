import { useEffect, useMemo, useState } from 'react';
import { useSessionContext } from './contexts.ts';
import { ownerOf } from './storage/ownerOf.ts';
import { changeTab, type OpenTab, reopenTabs, showTab } from './tabs.ts';
import { useReadySession } from './useSession.ts';
import { useUnsavedWork } from './useUnsavedChanges.ts';

/** Input of `useTabs`, provided by the router. */
export interface TabsInput {
  /** The page that is shown. `null` if it gets no tab. */
  page: { name: string; fullPath: string; ignoreCache?: boolean } | null;
  /** Returns whether the current role may open an address. */
  isAllowed: (fullPath: string) => boolean;
}

/** The open tabs and their commands. */
export interface Tabs {
  tabs: readonly OpenTab[];
  /**
   * Closes tabs and discards their unsaved entries: ask first (`useUnsavedWork().has(names)`). The shown tab closes once another
   * page is shown, so navigate to `tabBefore(tabs, names)` in the same event handler.
   */
  close: (names: readonly string[]) => void;
  /** Renders the page of a tab from scratch and discards its unsaved entries. */
  reload: (name: string) => void;
  pin: (name: string, isPinned: boolean) => void;
  /** Sets the title of a tab, e.g. to the name of the record that its page shows. */
  rename: (name: string, title: string) => void;
}

interface Kept {
  account: string;
  /** Account, role and department. */
  owner: string;
  tabs: readonly OpenTab[];
  /** Tabs that close as soon as another page is shown. */
  closing: readonly string[];
}

/**
 * Manages the tabs of this window. They survive a reload for the same account, role and department, and a new window begins with
 * those that were stored last. A switch of role or department closes those that may no longer be opened.
 *
 * @throws Error if nobody is logged in
 * @example
 * const { tabs, close } = useTabs({ page: { name: '/user/role', fullPath: '/user/role?current=2' }, isAllowed });
 * close(tabsInScope(tabs, '/user/role', 'others'));
 */
export function useTabs({ page, isAllowed }: TabsInput): Tabs {
  const { storage } = useSessionContext();
  const session = useReadySession();
  const unsaved = useUnsavedWork();
  const account = session.user.id;
  const owner = ownerOf(session);
  const [kept, keep] = useState<Kept>(() => {
    const stored = storage.get('tabList');
    return { account, owner, tabs: stored?.owner === owner ? reopenTabs(stored.tabs) : [], closing: [] };
  });

  // Updated during rendering, so that tabs, identity and address always match on screen.
  let { tabs } = kept;
  if (owner !== kept.owner) tabs = account === kept.account ? reopenTabs(tabs) : [];
  const stays = ({ name, fullPath }: OpenTab) => isAllowed(fullPath) && (name === page?.name || !kept.closing.includes(name));
  if (!tabs.every(stays)) tabs = tabs.filter(stays);
  if (page) tabs = showTab(tabs, page, (name) => !unsaved.has([name]));
  if (tabs !== kept.tabs || owner !== kept.owner) {
    keep({ account, owner, tabs, closing: kept.closing.filter((name) => name === page?.name) });
  }

  useEffect(() => storage.set('tabList', { owner, tabs: [...tabs] }), [storage, owner, tabs]);
  // Entries of an identity are discarded with it.
  useEffect(() => () => unsaved.forget(), [unsaved, session.epoch]);

  const commands = useMemo(() => {
    const change = (name: string, some: Partial<OpenTab>) => keep((now) => ({ ...now, tabs: changeTab(now.tabs, name, some) }));
    return {
      close(closing: readonly string[]) {
        unsaved.forget(closing);
        keep((now) => ({ ...now, closing }));
      },
      reload(name: string) {
        unsaved.forget([name]);
        change(name, { generation: performance.now() });
      },
      pin: (name: string, pinned: boolean) => change(name, { pinned }),
      // A page sets its title whenever it is shown. Usually the tab already has it, and nothing needs to be rendered.
      rename(name: string, title: string) {
        const isNew = (tab: OpenTab) => tab.name === name && tab.title !== title;
        keep((now) => (now.tabs.some(isNew) ? { ...now, tabs: changeTab(now.tabs, name, { title }) } : now));
      },
    };
  }, [unsaved]);
  return { tabs, ...commands };
}
