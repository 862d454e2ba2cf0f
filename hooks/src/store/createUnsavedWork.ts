/**
 * The forms of a window with unsaved entries, by page. A hidden page keeps its entries here: React stops its effects, but what
 * was typed is not lost, so leaving must still ask.
 */
export interface UnsavedWork {
  /** Records whether a form has unsaved entries. */
  note(page: string, form: string, isUnsaved: boolean): void;
  /** Call when a form unmounts or its page is hidden. The entries of a hidden page stay recorded. */
  leave(page: string, form: string): void;
  /** Sets the page that is currently shown. */
  show(page: string): void;
  /** Returns whether there are unsaved entries on these pages, or on any page. */
  has(pages?: readonly string[]): boolean;
  /** Forgets the entries of these pages, or of all, e.g. because they are closed. */
  forget(pages?: readonly string[]): void;
}

/** Creates the register of a window. */
export function createUnsavedWork(): UnsavedWork {
  /** Forms with unsaved entries, and their pages. */
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
