/**
 * What has been entered and not saved, by page. A page that is hidden keeps its entries here: React stops its effects, but nothing
 * that was typed is lost, so it is still worth asking about.
 */
export interface UnsavedWork {
  /** Says whether a form has entries that are not saved. */
  note(page: string, form: string, isUnsaved: boolean): void;
  /** A form is gone, or its page is no longer shown. */
  leave(page: string, form: string): void;
  /** Which page is shown now. */
  show(page: string): void;
  /** Whether there is such work in one of the pages, or in any. */
  has(pages?: readonly string[]): boolean;
  /** The pages are closed, or all are; what was entered in them is gone. */
  forget(pages?: readonly string[]): void;
}

/** Makes the register of a window. */
export function createUnsavedWork(): UnsavedWork {
  /** The forms that have such entries, and their pages. */
  const forms = new Map<string, string>();
  let shown = '';
  const formsOf = (pages?: readonly string[]) => [...forms].filter(([, page]) => !pages || pages.includes(page));
  return {
    note(page, form, isUnsaved) {
      if (isUnsaved) forms.set(form, page);
      else forms.delete(form);
    },
    leave(page, form) {
      if (page === shown) forms.delete(form);
    },
    show(page) {
      shown = page;
    },
    has: (pages) => formsOf(pages).length > 0,
    forget(pages) {
      for (const [form] of formsOf(pages)) forms.delete(form);
    },
  };
}
