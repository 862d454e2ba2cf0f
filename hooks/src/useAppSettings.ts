import { useMemo, useSyncExternalStore } from 'react';
import { type AppSettings, defaultSettings, type EditableSettings } from './appSettings.ts';
import { useProvided } from './contexts.ts';
import { useReadyOrNull } from './useSession.ts';

const noMenu: AppSettings['serverMenu'] = [];

/**
 * The settings of the application, in memory only.
 *
 * @example
 * const { settings, change, reset } = useAppSettings();
 * change({ menuWidth: 260, footer: false });
 * settings.menuWidth; // 260
 * reset(); // all defaults again
 */
export function useAppSettings(): {
  settings: AppSettings;
  change: (some: Partial<EditableSettings>) => void;
  reset: () => void;
} {
  const { settings: store } = useProvided();
  const editable = useSyncExternalStore(store.subscribe, store.get, store.get);
  const serverMenu = useReadyOrNull()?.menu ?? noMenu;
  const settings = useMemo(() => ({ ...editable, serverMenu }), [editable, serverMenu]);
  const commands = useMemo(
    () => ({
      change: (some: Partial<EditableSettings>) => store.set({ ...store.get(), ...some }),
      reset: () => store.set(defaultSettings),
    }),
    [store],
  );
  return { settings, ...commands };
}
