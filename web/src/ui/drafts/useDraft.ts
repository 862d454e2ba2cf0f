import { createElement, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Wording } from '#i18n/messages.ts';
import { DraftNote } from './DraftNote.tsx';
import { type Change, useDrafts } from './drafts.ts';

/** Milliseconds after the last key. */
const pause = 400;

interface DraftOptions {
  /** The form and what it is about, unique in its page: `new`, or the id of a record. Without one nothing is kept. */
  name: string | undefined;
  /** What the form is called, in whichever language it is offered. */
  title: Wording;
  /** Whether the form has the values that it begins with. */
  isReady: boolean;
}

/**
 * Keeps what was changed in a form through a reload, and through a login when the session had ended (`useDrafts`); puts it back when the
 * form is opened again. Fields that were not touched have what others have saved meanwhile; of a field that both have changed, the form
 * says so.
 */
export function useDraft<V extends FieldValues>(form: UseFormReturn<V>, { name, title, isReady }: DraftOptions) {
  const t = useT();
  const drafts = useDrafts();
  const wording = JSON.stringify(title);
  const [restored, setRestored] = useState<number | null>(null);
  const [isBegun, begin] = useState(false);
  const isSought = useRef(false);
  const isClosed = useRef(false);

  // One turn later: the form takes on the values it was given after this effect.
  useEffect(() => {
    if (isReady) begin(true);
  }, [isReady]);

  useEffect(() => {
    // Once: a page that was hidden has its effects again when it is shown.
    if (!isBegun || isSought.current) return;
    isSought.current = true;
    const found = drafts.list().find((draft) => draft.form === name);
    if (!found) return;
    const conflicts = putBack(form, found.values);
    // What is new, nobody else has changed; it may begin otherwise than then, e.g. with the present time.
    if (!/^new\b/.test(found.form))
      for (const field of conflicts) form.setError(field, { type: 'draft', message: t('ui.draftConflict') });
    setRestored(found.time);
  }, [isBegun, drafts, form, name, t]);

  useEffect(() => {
    if (!isBegun || name === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep() {
      timer = undefined;
      if (name !== undefined && !isClosed.current) drafts.keep(name, wording, changesOf(form));
    }
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    });
    return () => {
      unsubscribe();
      if (timer === undefined) return;
      clearTimeout(timer);
      keep(); // The last word before the session ended counts, too.
    };
  }, [isBegun, drafts, form, name, wording]);

  const drop = () => name !== undefined && drafts.drop(name);
  /** Begins anew with what is saved. */
  function discard() {
    form.reset();
    renew();
  }
  function renew() {
    drop();
    setRestored(null);
  }

  return {
    /** Says that something was put back; null if nothing was. */
    note: restored === null ? null : createElement(DraftNote, { restored, onDiscard: discard }),
    /** The form is saved and stays: what is entered from now on is a draft again. */
    renew,
    /** The form is saved or given up. */
    close() {
      isClosed.current = true;
      drop();
    },
  };
}

/** @returns the fields that somebody else has changed meanwhile, to something else */
function putBack<V extends FieldValues>(form: UseFormReturn<V>, changes: Record<string, unknown>): FieldPath<V>[] {
  return fieldsOf(form).filter((field) => {
    const change = changes[field];
    const present = form.getValues(field) ?? null;
    // An earlier version of the form may have kept something else by that name.
    if (!isChange(change) || !isLike(change.to, present)) return false;
    form.setValue(field, change.to as FieldPathValue<V, typeof field>, { shouldDirty: true });
    return !isSame(change.from, present) && !isSame(change.to, present);
  });
}

function isChange(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isLike(value: unknown, present: unknown): boolean {
  if (value === null || present === null) return true;
  return typeof value === typeof present && Array.isArray(value) === Array.isArray(present);
}

/** Those that begin without a value, too, e.g. a decision. */
function fieldsOf<V extends FieldValues>({ formState, getValues }: UseFormReturn<V>): FieldPath<V>[] {
  return pathsOf({ ...formState.defaultValues, ...getValues() }) as FieldPath<V>[];
}

/** Of a group each field by itself; of a list the list, whose rows have no names. */
function pathsOf(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    isGroup(value) ? pathsOf(value).map((below) => `${name}.${below}`) : [name],
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Without the files that are on their way: after a reload nothing would bring them any further. */
function arrived(value: unknown) {
  return Array.isArray(value) ? value.filter((one) => one?.id !== null) : value;
}

/** The fields that are not as they were when the form began. */
function changesOf<V extends FieldValues>(form: UseFormReturn<V>): Record<string, Change> {
  const { defaultValues } = form.formState;
  const changes = fieldsOf(form).map(
    (field) => [field, { from: get(defaultValues, field) ?? null, to: arrived(form.getValues(field)) }] as const,
  );
  return Object.fromEntries(changes.filter(([, { from, to }]) => !isSame(from, to)));
}
