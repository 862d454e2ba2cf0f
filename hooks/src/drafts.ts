import { list, number, record, shape, words } from './checks.ts';

/** What was entered in a form and not saved. */
export interface Draft {
  /** The page of the form, as its tab is named. */
  page: string;
  /** The form, and what it is about; unique in its page. */
  form: string;
  /** What the form is called, in whatever way the app can say it. */
  title: string;
  /** Role and department in which it was entered. */
  owner: string;
  /** When, in milliseconds since 1970. */
  time: number;
  /** The fields that were changed; of any type that JSON has. Never a password or a code. */
  values: Record<string, unknown>;
}

/** How stored drafts are read. */
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
