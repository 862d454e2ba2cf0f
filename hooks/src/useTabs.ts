import { useEffect, useMemo, useState } from 'react';
import { useSessionContext } from './contexts.ts';
import { ownerOf } from './ownerOf.ts';
import { changeTab, type OpenTab, reopenTabs, showTab } from './tabs.ts';
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
  /**
   * Closes pages, with what was entered in them: ask before (`useUnsavedWork().has(names)`). If the shown one is among them, it goes when
   * another is shown: lead there in the same turn, to `tabBefore(tabs, names)`.
   */
  close: (names: readonly string[]) => void;
  /** Lets the page begin anew, without what was entered in it. */
  reload: (name: string) => void;
  pin: (name: string, isPinned: boolean) => void;
  /** Names a tab after what its page shows. */
  rename: (name: string, title: string) => void;
}

interface Kept {
  account: string;
  /** The account, its role and its department. */
  owner: string;
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

  // Changed while rendering, so that nothing is ever drawn that does not belong together: the tabs follow identity and address.
  let { tabs } = kept;
  if (owner !== kept.owner) tabs = account === kept.account ? reopenTabs(tabs) : [];
  const stays = ({ name, fullPath }: OpenTab) => isAllowed(fullPath) && (name === page?.name || !kept.closing.includes(name));
  if (!tabs.every(stays)) tabs = tabs.filter(stays);
  if (page) tabs = showTab(tabs, page, (name) => !unsaved.has([name]));
  if (tabs !== kept.tabs || owner !== kept.owner) {
    keep({ account, owner, tabs, closing: kept.closing.filter((name) => name === page?.name) });
  }

  useEffect(() => storage.set('tabList', { owner, tabs: [...tabs] }), [storage, owner, tabs]);
  // With the identity goes what was entered in its name.
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
      // A page says its title whenever it is shown; mostly the tab has it, and nothing need be drawn again.
      rename(name: string, title: string) {
        const isNew = (tab: OpenTab) => tab.name === name && tab.title !== title;
        keep((now) => (now.tabs.some(isNew) ? { ...now, tabs: changeTab(now.tabs, name, { title }) } : now));
      },
    };
  }, [unsaved]);
  return { tabs, ...commands };
}
