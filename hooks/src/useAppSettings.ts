import { useMemo, useSyncExternalStore } from 'react';
import { useSessionContext } from './contexts.ts';
import { none } from './none.ts';
import type { AppSettings, EditableSettings } from './store/appSettings.ts';
import { useReadyOrNull } from './useSession.ts';

/**
 * Returns the settings of the application and a function that changes them. They are kept in memory only.
 *
 * @example
 * const { settings, change } = useAppSettings();
 * change({ menuWidth: 260, footer: false });
 * settings.menuWidth; // 260
 * await change({ menuFromServer: true }); // rejects with ApiError if the menu cannot be read; nothing has changed then
 * JSON.stringify(settings); // to be copied
 */
export function useAppSettings(): {
  settings: AppSettings;
  /**
   * Changes some settings at once. With `menuFromServer: true`, the menu is read first; rejects with `ApiError` and changes
   * nothing if that fails.
   */
  change: (some: Partial<EditableSettings>) => Promise<void>;
} {
  const { settings: store, applyMenuFromServer } = useSessionContext();
  const editable = useSyncExternalStore(store.subscribe, store.get, store.get);
  const serverMenu = useReadyOrNull()?.menu ?? none;
  const settings = useMemo(() => ({ ...editable, serverMenu }), [editable, serverMenu]);
  const commands = useMemo(
    () => ({
      async change(some: Partial<EditableSettings>) {
        if (some.menuFromServer) await applyMenuFromServer();
        store.set({ ...store.get(), ...some });
      },
    }),
    [store, applyMenuFromServer],
  );
  return { settings, ...commands };
}
