import { type Draft, type DraftStore, PageNameContext, useDraftStore } from '@campus-procurement/hooks';
import { use, useMemo } from 'react';

/** Milliseconds. Who comes back on another day begins anew. */
const longest = 12 * 3_600_000;
const most = 20;
const longestText = 200_000;

const secret = /password|captcha|token/i;

/** What somebody has made of the value that a field began with. */
export interface Change {
  from: unknown;
  to: unknown;
}

/** Whether the change of a field may be kept: no password, no code, nothing that JSON cannot hold, such as a chosen file. */
function isKeepable([name, change]: [name: string, change: Change]): boolean {
  const isPlain = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  const { from, to } = change;
  return !secret.test(name) && to !== undefined && isPlain(to) && isPlain(from) && JSON.stringify(change).length <= longestText;
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
    keep(form: string, title: string, entered: Record<string, Change>) {
      const kept = Object.entries(entered).filter(isKeepable);
      replace(form, kept.length === 0 ? [] : [{ page, form, title, owner, time: Date.now(), values: Object.fromEntries(kept) }]);
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
  const store = useDraftStore();
  return useMemo(() => allDraftsOf(store), [store]);
}

function allDraftsOf({ owner, read, write }: DraftStore) {
  return {
    has: () => recent(read()).length > 0,
    /** Whether some wait for another role or department. */
    wait: () => recent(read()).some((draft) => draft.owner !== owner),
    /** Forgets those of some pages, or of all, that the present role and department have. */
    forget(pages?: readonly string[]) {
      write(recent(read()).filter((draft) => draft.owner !== owner || (pages && !pages.includes(draft.page))));
    },
  };
}
