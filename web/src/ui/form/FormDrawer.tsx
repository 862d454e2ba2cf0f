import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey, Wording } from '#i18n/messages.ts';
import { say } from '#i18n/wording.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useUnsavedGuard } from '../drafts/useUnsavedGuard.ts';
import { Message } from '../feedback/Message.tsx';
import { SideDrawer } from '../feedback/SideDrawer.tsx';
import { StaleAlert } from '../feedback/StaleAlert.tsx';
import { LoadingBlock } from '../loading/LoadingBlock.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import { FaultCount } from './FaultCount.tsx';
import classes from './FormDrawer.module.css';
import { faultsIn } from './faultsIn.ts';
import { type SavedThing, useFormSubmit } from './useFormSubmit.ts';
import { refusalMark, useRefusalInSight } from './useRefusalInSight.ts';

interface FormDrawerProps<V extends FieldValues> {
  title: Wording;
  form: UseFormReturn<V>;
  /** Saves. The drawer closes when it resolves; when it rejects, the drawer stays with everything that was entered. */
  onSubmit: (values: V) => Promise<unknown>;
  /** Asked before it is sent, where that cannot be undone; nothing is sent unless it resolves to true. */
  question?: (values: V) => Promise<boolean>;
  onClose: () => void;
  /** Loads the latest version, offered when somebody else has changed the thing meanwhile (code 4090). */
  onReload?: (() => void) | undefined;
  /** Fields that a business code of the server is about, e.g. 4002 the code from an SMS. */
  fieldOfCode?: Record<number, FieldPath<V>>;
  /**
   * What the form is about, unique in its page: `new`, or the id of a record. By it what was entered is kept through a reload and the
   * end of the session, and offered by the page's `EditOffer` or `DraftOffer`. Null for passwords and codes.
   */
  draft: string | null;
  /** What is saved, so that the message names it; null where the page says so itself. */
  saved?: SavedThing<V> | null;
  /** What the button says that sends; "Save" if it is left out. */
  saveLabel?: LabelKey;
  /** What the form cannot be shown without. */
  waitFor?: readonly Loadable[];
  /** For texts that want more room than fields. */
  isWide?: boolean;
  children: ReactNode;
}

interface Loadable {
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

const nothing: readonly Loadable[] = [];

/** A form in a drawer: create and edit. Ctrl+Enter saves. */
export function FormDrawer<V extends FieldValues>(props: FormDrawerProps<V>) {
  const { title, form, onSubmit, onClose, onReload, fieldOfCode, saved, waitFor = nothing, isWide = false, children } = props;
  const { saveLabel = 'ui.save', question } = props;
  const t = useT();
  const formElement = useRef<HTMLFormElement>(null);
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  // A single fault has the focus.
  const faults = faultsIn(errors).length;
  const isLoaded = waitFor.every(({ isPending, error }) => !isPending && !error);
  const draft = useDraft(form, { name: props.draft ?? undefined, title, isReady: isLoaded });
  const { submit, failure, isStale, forget } = useFormSubmit(form, onSubmit, close, {
    offersLatest: onReload !== undefined,
    ...(fieldOfCode && { fieldOfCode }),
    ...(question && { question }),
    ...(saved !== undefined && { savedText: saved }),
    rowId: props.draft,
  });
  const requestClose = useUnsavedGuard(isDirty && !isSubmitting, close);
  useRefusalInSight(formElement, { submitCount, isSubmitting });

  function close() {
    draft.close();
    onClose();
  }

  function reload() {
    forget();
    onReload?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isLoaded) formElement.current?.requestSubmit();
  }

  return (
    <SideDrawer
      onClose={isSubmitting ? () => undefined : requestClose}
      title={say(t, title)}
      size={isWide ? 860 : 560}
      classNames={{ content: classes.content, body: classes.body, title: classes.title, header: classes.header }}
    >
      <form ref={formElement} className={classes.form} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
        <div className={classes.fields}>
          {draft.note}
          {isStale && onReload && (
            <div {...refusalMark}>
              <StaleAlert onReload={reload} />
            </div>
          )}
          <Loaded queries={waitFor}>{children}</Loaded>
        </div>
        {failure && !(isStale && onReload) && (
          <div className={classes.failure} {...refusalMark}>
            <Message tone="error">{failure}</Message>
          </div>
        )}
        <Group className={classes.footer} justify="flex-end" gap="xs">
          {faults > 1 ? (
            <Text size="xs" c="var(--app-bad)" mr="auto" role="alert">
              <FaultCount count={faults} />
            </Text>
          ) : (
            <Text size="xs" c="dimmed" mr="auto" visibleFrom="sm">
              {t('ui.saveHint')}
            </Text>
          )}
          <Button variant="default" onClick={requestClose} disabled={isSubmitting}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting} disabled={!isLoaded}>
            {t(saveLabel)}
          </Button>
        </Group>
      </form>
    </SideDrawer>
  );
}

function Loaded({ queries, children }: { queries: readonly Loadable[]; children: ReactNode }) {
  const failed = queries.find(({ error }) => error);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} />;
  return queries.some(({ isPending }) => isPending) ? <LoadingBlock /> : children;
}
