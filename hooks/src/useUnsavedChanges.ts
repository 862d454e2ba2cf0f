import { createContext, useContext, useEffect, useId } from 'react';
import { useSessionContext } from './contexts.ts';
import type { UnsavedWork } from './createUnsavedWork.ts';

/** The name of the page that is rendered below; give it to pages that are kept while others are shown. */
export const PageNameContext = createContext('');

/**
 * What has been entered in this window and not saved.
 *
 * @example
 * const unsaved = useUnsavedWork();
 * if (!unsaved.has(['/user/role']) || (await ask())) unsaved.forget(['/user/role']);
 */
export function useUnsavedWork(): UnsavedWork {
  return useSessionContext().unsaved;
}

/**
 * Registers a form whose entries would be lost if its page were closed: by what it knows itself, or by its values beside the saved ones.
 * Values are compared as JSON, so a change that was taken back is none. The window is held back by the provider; before a route, tab or
 * role is left, or at a logout, ask `useUnsavedWork`.
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
