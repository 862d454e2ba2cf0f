import { none } from './none.ts';
import { mostViews, type SavedView } from './tablePreferences.ts';
import { useAccountStored } from './useStored.ts';

/** Searches of a list that are kept by name. */
export interface SavedViews {
  /** The newest last. */
  views: readonly SavedView[];
  /** Keeps one in the place of that of the same name. Of more than 20 the oldest goes. */
  save: (view: SavedView) => void;
  remove: (name: string) => void;
}

/**
 * The saved searches of a list, kept for the account.
 *
 * @param table a name that no other list has
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
