import { list, number, record, shape, words } from './checks.ts';

/** Unsaved entries of a form, stored by the browser. */
export interface Draft {
  /** Page of the form, as its tab is named. */
  page: string;
  /** The form and the record it edits. Unique on its page. */
  form: string;
  /** Title of the form, in whatever format the app can display. */
  title: string;
  /** Account, role and department in which it was entered, as in `DraftStore.owner`. */
  owner: string;
  /** Time of the last change, in milliseconds since 1970. */
  time: number;
  /** The changed fields, of any JSON type. Never a password or code. */
  values: Record<string, unknown>;
}

/** Checks drafts when they are read. */
export const draftsCheck = list(
  shape<Draft>({
    page: words,
    form: words,
    title: words,
    owner: words,
    time: number(0, 9e15),
    values: record((value) => value, 200),
  }),
  20,
);
