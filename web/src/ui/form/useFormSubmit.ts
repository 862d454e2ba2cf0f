import { type ApiError, isApiError } from '@campus-procurement/sdk';
import { useDidUpdate } from '@mantine/hooks';
import { type BaseSyntheticEvent, useRef } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { claimError } from '../feedback/claimError.ts';
import { markRow } from '../feedback/freshRow.ts';
import { notify } from '../feedback/notify.ts';
import { useFailure } from '../feedback/useFailure.ts';
import { refusedRows } from '../fields/refusedRows.ts';
import { fieldShowing } from './fieldsOfForm.ts';

const staleVersion = 4090;

/** What a form saves: its kind, and the field that names it. */
export interface SavedThing<V extends FieldValues> {
  thing: LabelKey;
  name: FieldPath<V>;
}

interface SubmitOptions<V extends FieldValues> {
  /** The form offers the latest version when somebody else was faster (code 4090), which is said nowhere else then. */
  offersLatest?: boolean;
  /** What is said when it is done; null where the page says so itself. */
  savedText?: LabelKey | SavedThing<V> | null;
  /** Id of the row that is edited, which is marked in its list; that of a new one comes with the answer. */
  rowId?: string | null;
  /** Fields that a business code of the server is about, e.g. 4002 the code from an SMS. */
  fieldOfCode?: Record<number, FieldPath<V>>;
  /** Where in the form a field stands that was sent, if not all rows of a list are sent. */
  fieldOfSent?: (sent: string, values: V) => string;
  /** Asked before it is sent; nothing is sent unless it resolves to true. */
  question?: (values: V) => Promise<boolean>;
}

/** The fields of the form that the server refuses; null when one of them is not in the form, where it could not be shown. */
function refusedFields<V extends FieldValues>(
  error: ApiError,
  values: V,
  { _fields: registered }: UseFormReturn<V>['control'],
  { fieldOfCode, fieldOfSent = (sent) => sent }: SubmitOptions<V>,
) {
  const blamed = fieldOfCode?.[Number(error.code)];
  if (blamed) return [{ name: blamed, message: error.msg ?? error.message, rows: {} }];
  const fields = error.fieldErrors.map(({ field, message }) => {
    const place = fieldOfSent(field, values);
    const name = (fieldShowing(place, registered) ?? fieldAt(place.split('.'), values)) as FieldPath<V>;
    return { name, message, row: place.startsWith(`${name}.`) ? place.slice(name.length + 1) : '' };
  });
  if (fields.length === 0 || fields.some(({ name }) => !name)) return null;
  // Of a list that is one field several rows may be refused: they are one error of the field.
  return [...Map.groupBy(fields, ({ name }) => name)].map(([name, all]) => {
    const rows = Object.fromEntries(all.flatMap(({ row, message }) => (row === '' ? [] : [[row, message]])));
    return { name, message: all.at(-1)?.message ?? '', rows };
  });
}

/** The id that the server has given to what is new. */
function idIn(answer: unknown): string | null {
  const hasId = typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';
  return hasId ? (answer.id as string) : null;
}

/** The name of the field that a path leads to, or that holds what it leads to, such as a list; null if the form has none. */
function fieldAt([name = '', ...rest]: string[], values: object): string | null {
  if (!Object.hasOwn(values, name)) return null;
  const held: unknown = values[name as keyof typeof values];
  const below = typeof held === 'object' && held !== null && !Array.isArray(held) ? fieldAt(rest, held) : null;
  return below === null ? name : `${name}.${below}`;
}

/**
 * Saves a form once, however often it is submitted. A refusal whose errors all belong to fields of the form is shown at the fields and
 * nowhere else; any other failure is notified as usual and also stays in the form, because a notification goes away.
 */
export function useFormSubmit<V extends FieldValues>(
  form: UseFormReturn<V>,
  onSubmit: (values: V) => Promise<unknown>,
  onDone: () => void,
  options: SubmitOptions<V> = {},
) {
  const { t, language } = useLanguage();
  const isBusy = useRef(false);
  const { error, failure, setError } = useFailure();

  // What is wrong with a field is said in the language of the page; what others have said stays as it is.
  useDidUpdate(() => {
    const { errors } = form.formState;
    const own = Object.keys(errors).filter((name) => !['server', 'draft'].includes(String(errors[name]?.type)));
    if (own.length > 0) void form.trigger(own as FieldPath<V>[]);
  }, [language]);

  function textOf(saved: LabelKey | SavedThing<V>, values: V): string {
    if (typeof saved === 'string') return t(saved);
    return t('ui.savedThing', { thing: t(saved.thing), name: String(get(values, saved.name)) });
  }

  function refuse(refusal: unknown, values: V) {
    const fields = isApiError(refusal) ? refusedFields(refusal, values, form.control, options) : null;
    if (!fields) {
      if (options.offersLatest && isApiError(refusal) && refusal.code === staleVersion) claimError(refusal);
      return setError(refusal);
    }
    claimError(refusal);
    fields.forEach(({ name, message, rows }, index) => {
      form.setError(name, { type: 'server', message, ...refusedRows(rows) }, { shouldFocus: index === 0 });
    });
  }

  async function save(values: V) {
    setError(null);
    if (options.question && !(await options.question(values))) return;
    let answer: unknown;
    try {
      answer = await onSubmit(values);
    } catch (refusal) {
      return refuse(refusal, values);
    }
    const { savedText = 'ui.saved', rowId } = options;
    if (savedText) notify.success(textOf(savedText, values));
    const id = idIn(answer) ?? rowId;
    if (id) markRow(id);
    onDone();
  }

  /** What is wrong with fields that the form does not have is said with why it was not saved. */
  function withFaults(text: string): string {
    const messages = isApiError(error) ? [...new Set(error.fieldErrors.map(({ message }) => message))] : [];
    return messages.length > 0 ? t('ui.refusedFor', { text, messages }) : text;
  }

  const isStale = isApiError(error) && error.code === staleVersion;
  return {
    async submit(event: BaseSyntheticEvent) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        await form.handleSubmit(save)();
      } finally {
        isBusy.current = false;
      }
    },
    failure: failure === null ? null : withFaults(failure),
    isStale,
    /** The failure has been dealt with. */
    forget: () => setError(null),
  };
}
