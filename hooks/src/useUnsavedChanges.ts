import { createContext, useContext, useEffect, useState } from 'react';
import { useProvided } from './contexts.ts';
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
  return useProvided().unsaved;
}

/**
 * Registers a form whose entries would be lost if its page were closed.
 *
 * @example
 * useUnsavedChanges(form.formState.isDirty);
 * // elsewhere: if (useUnsavedWork().has() && !(await ask())) return;
 */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const work = useUnsavedWork();
  const page = useContext(PageNameContext);
  const [form] = useState(() => Symbol('form'));
  useEffect(() => {
    work.note(page, form, isUnsaved);
    return () => work.leave(page, form);
  }, [work, page, form, isUnsaved]);
}
