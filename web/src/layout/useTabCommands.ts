import { type OpenTab, type TabScope, type Tabs, tabBefore, tabsInScope, useServerMenu } from '@campus-procurement/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useAskToDiscard } from '#ui/drafts/useAskToDiscard.ts';

/** The commands of the tab bar. A command that would discard unsaved entries asks first. */
export interface TabCommands {
  close: (name: string, scope: TabScope) => void;
  /** Returns whether the command would close anything. */
  canClose: (name: string, scope: TabScope) => boolean;
  reload: (tab: OpenTab) => void;
  pin: Tabs['pin'];
}

export function useTabCommands({ tabs, close, reload, pin }: Tabs, shown: string): TabCommands {
  const home = useServerMenu().firstEntry ?? '/';
  const navigate = useNavigate();
  const cache = useQueryClient();
  const askToDiscard = useAskToDiscard();

  /** Returns the tabs to close. The last one stays, because something must be shown. */
  function meant(name: string, scope: TabScope): string[] {
    const names = tabsInScope(tabs, name, scope);
    return names.length < tabs.length ? names : names.filter((each) => each !== home);
  }

  async function closeTabs(name: string, scope: TabScope) {
    const names = meant(name, scope);
    if (names.length === 0 || !(await askToDiscard(names))) return;
    close(names);
    if (names.includes(shown)) navigate(tabBefore(tabs, names)?.fullPath ?? home);
  }

  async function reloadTab({ name, fullPath }: OpenTab) {
    if (!(await askToDiscard([name]))) return;
    await cache.invalidateQueries({ refetchType: 'none' }); // The page fetches its data again when it is shown.
    reload(name);
    if (name !== shown) navigate(fullPath);
  }

  return {
    close: (name, scope) => void closeTabs(name, scope),
    canClose: (name, scope) => meant(name, scope).length > 0,
    reload: (tab) => void reloadTab(tab),
    pin,
  };
}
