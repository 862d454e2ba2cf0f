import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { LabelKey, Wording } from '#i18n/messages.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useUnsavedGuard } from '../drafts/useUnsavedGuard.ts';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { StaleAlert } from '../feedback/StaleAlert.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { useFormSubmit } from './useFormSubmit.ts';

interface FormPageProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Sends. When it rejects, everything that was entered stays. */
  onSubmit: (values: V) => Promise<unknown>;
  onDone?: () => void;
  /** Whether the form stays when it is saved, to be changed again: with the values that `onSubmit` has read anew. */
  staysOpen?: boolean;
  /** Loads the latest version, offered when somebody else has changed the thing meanwhile (code 4090). */
  onReload?: () => unknown;
  /** What is said when it is done; null where the page says so itself. */
  savedText?: LabelKey | null;
  /** Fields that a business code of the server is about, e.g. 4002 the code from an SMS. */
  fieldOfCode?: Record<number, FieldPath<V>>;
  /** Where in the form a field stands that was sent, if not all rows of a list are sent. */
  fieldOfSent?: (sent: string, values: V) => string;
  /** The form by name and what it is called, to keep what was entered through a reload and the end of the session; see `FormDrawer`. */
  draft?: { name: string; title: Wording };
  /** The fields, and the button that submits. */
  children: ReactNode;
}

/** A form that is the page, or a part of it: what was entered is guarded, and what is wrong stands above the fields. */
export function FormPage<V extends FieldValues>(props: FormPageProps<V>) {
  const {
    form,
    onSubmit,
    onDone,
    staysOpen = false,
    onReload,
    savedText,
    fieldOfCode,
    fieldOfSent,
    draft: { name, title } = { name: undefined, title: ['ui.save'] },
    children,
  } = props;
  const { isDirty, isSubmitting } = form.formState;
  const draft = useDraft(form, { name, title, isReady: true });
  const { submit, failure, isStale, forget } = useFormSubmit(form, onSubmit, done, {
    ...(savedText !== undefined && { savedText }),
    offersLatest: onReload !== undefined,
    ...(fieldOfCode && { fieldOfCode }),
    ...(fieldOfSent && { fieldOfSent }),
  });
  useUnsavedGuard(isDirty && !isSubmitting);

  function done() {
    if (staysOpen) draft.renew();
    else draft.close();
    onDone?.();
  }

  function reload() {
    forget();
    onReload?.();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {draft.note}
        {isStale && onReload ? <StaleAlert onReload={reload} /> : <FailureMessage failure={failure} />}
        <ErrorSummary form={form} />
        {children}
      </Stack>
    </form>
  );
}
