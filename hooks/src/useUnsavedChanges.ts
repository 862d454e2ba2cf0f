import { createContext, useContext, useEffect, useId } from 'react';
import { useSessionContext } from './contexts.ts';
import type { UnsavedWork } from './store/createUnsavedWork.ts';

/** Name of the page that is rendered below. Set it around pages that stay mounted while others are shown. */
export const PageNameContext = createContext('');

/**
 * Returns the unsaved work of this window.
 *
 * @example
 * const unsaved = useUnsavedWork();
 * if (!unsaved.has(['/user/role']) || (await ask())) unsaved.forget(['/user/role']);
 */
export function useUnsavedWork(): UnsavedWork {
  return useSessionContext().unsaved;
}

/**
 * Registers a form whose entries would be lost if its page closed. Pass whether it has unsaved changes, or its values and the
 * saved ones; these are compared as JSON, so an undone change does not count. `SessionProvider` guards the window itself; check
 * `useUnsavedWork` before leaving a route, closing a tab, switching the role or logging out.
 *
 * @example
 * useUnsavedChanges(form.formState.isDirty);
 * useUnsavedChanges({ roleName: typed }, { roleName: 'Buyer' });
 */
export function useUnsavedChanges(isUnsaved: boolean): void;
export function useUnsavedChanges(entered: object, saved: object): void;
export function useUnsavedChanges(entered: unknown, saved: unknown = false): void {
  const isUnsaved = JSON.stringify(entered) !== JSON.stringify(saved);
  const work = useUnsavedWork();
  const page = useContext(PageNameContext);
  const form = useId();
  useEffect(() => {
    work.note(page, form, isUnsaved);
    return () => work.leave(page, form);
  }, [work, page, form, isUnsaved]);
}
