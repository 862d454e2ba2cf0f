import { type Draft, type DraftStore, PageNameContext, useDraftStore } from '@campus-procurement/hooks';
import { use, useMemo } from 'react';

/** Milliseconds. Who comes back on another day begins anew. */
const longest = 12 * 3_600_000;
const most = 20;
const longestText = 200_000;

const secret = /password|captcha|token/i;

/** What of the fields of a form may be kept: no password, no code, nothing that JSON cannot hold, such as a chosen file. */
function keepable(values: Record<string, unknown>): Record<string, unknown> {
  const isPlain = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  const entries = Object.entries(values).filter(
    ([name, value]) => !secret.test(name) && value !== undefined && isPlain(value) && JSON.stringify(value).length <= longestText,
  );
  return Object.fromEntries(entries);
}

const recent = (drafts: readonly Draft[]) => drafts.filter(({ time }) => time > Date.now() - longest);

/** The drafts of the forms of a page. */
export function draftsOf({ owner, read, write }: DraftStore, page: string) {
  const isMine = (draft: Draft) => draft.page === page && draft.owner === owner;
  function replace(form: string, more: Draft[]) {
    const others = recent(read()).filter((draft) => !(isMine(draft) && draft.form === form));
    write([...others, ...more].slice(-most));
  }
  return {
    /** Those that there are, oldest first. */
    list: () => recent(read()).filter(isMine),
    /** Puts what was entered in the place of the form's earlier draft. Nothing entered = no draft. */
    keep(form: string, title: string, entered: Record<string, unknown>) {
      const values = keepable(entered);
      const isEmpty = Object.keys(values).length === 0;
      replace(form, isEmpty ? [] : [{ page, form, title, owner, time: Date.now(), values }]);
    },
    /** Forgets the draft of a form that was saved or given up. */
    drop: (form: string) => replace(form, []),
  };
}

/** What was entered in the forms of this page and not saved: in this window, by the same account in the same role and department. */
export function useDrafts() {
  const store = useDraftStore();
  const page = use(PageNameContext);
  return useMemo(() => draftsOf(store, page), [store, page]);
}

/** All drafts of the account in this window. */
export function useAllDrafts() {
  const { owner, read, write } = useDraftStore();
  return {
    has: () => recent(read()).length > 0,
    /** Forgets those of some pages, or of all, that the present role and department have. */
    forget(pages?: readonly string[]) {
      write(recent(read()).filter((draft) => draft.owner !== owner || (pages && !pages.includes(draft.page))));
    },
  };
}
