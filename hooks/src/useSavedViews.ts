import { none } from './none.ts';
import { mostViews, type SavedView } from './storage/tablePreferences.ts';
import { useAccountStored } from './useStored.ts';

/** The saved searches of a list. */
export interface SavedViews {
  /** Newest last. */
  views: readonly SavedView[];
  /** Saves a view and replaces one with the same name. Above 20 views, the oldest is removed. */
  save: (view: SavedView) => void;
  remove: (name: string) => void;
}

/**
 * Returns the account's saved searches of a list.
 *
 * @param table a unique name of the list
 * @throws Error if nobody is logged in
 * @example
 * const { views, save, remove } = useSavedViews('roles');
 * save({ name: 'Finance', search: 'roleName=finance' });
 * views[0]?.search; // 'roleName=finance'
 * remove('Finance');
 */
export function useSavedViews(table: string): SavedViews {
  const [all, keep] = useAccountStored('savedViews');
  const views = all?.[table] ?? none;
  const without = (name: string) => views.filter((view) => view.name !== name);
  const set = (next: SavedView[]) => keep({ ...all, [table]: next.slice(-mostViews) });
  return {
    views,
    save: (view) => set([...without(view.name), view]),
    remove: (name) => set(without(name)),
  };
}
