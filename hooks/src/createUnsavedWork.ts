/**
 * What has been entered and not saved, by page. A page that is hidden keeps its entries here: React stops its effects, but nothing
 * that was typed is lost, so it is still worth asking about.
 */
export interface UnsavedWork {
  /** Says whether a form has entries that are not saved. */
  note(page: string, form: symbol, isUnsaved: boolean): void;
  /** A form is gone, or its page is no longer shown. */
  leave(page: string, form: symbol): void;
  /** Which page is shown now. */
  show(page: string): void;
  /** Whether there is such work in one of the pages, or in any. */
  has(pages?: readonly string[]): boolean;
  /** The pages are closed, or all are; what was entered in them is gone. */
  forget(pages?: readonly string[]): void;
}

/** Makes the register of a window. */
export function createUnsavedWork(): UnsavedWork {
  const forms = new Map<string, Set<symbol>>();
  let shown = '';
  return {
    note(page, form, isUnsaved) {
      const known = forms.get(page) ?? new Set();
      if (isUnsaved) known.add(form);
      else known.delete(form);
      if (known.size > 0) forms.set(page, known);
      else forms.delete(page);
    },
    leave(page, form) {
      if (page === shown) this.note(page, form, false);
    },
    show(page) {
      shown = page;
    },
    has: (pages) => (pages ? pages.some((page) => forms.has(page)) : forms.size > 0),
    forget(pages) {
      for (const page of pages ?? [...forms.keys()]) forms.delete(page);
    },
  };
}
