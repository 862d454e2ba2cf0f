import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import classes from './StepForm.module.css';
import { useFormSubmit } from './useFormSubmit.ts';

export interface FormStep<V extends FieldValues> {
  title: LabelKey;
  /** Checked before the next step is shown. */
  fields: readonly FieldPath<V>[];
  content: ReactNode;
}

interface StepFormProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  steps: readonly FormStep<V>[];
  submitLabel: LabelKey;
  onSubmit: (values: V) => Promise<unknown>;
  onDone: () => void;
  fieldOfCode?: Record<number, FieldPath<V>>;
  /** The form by name, to keep what was entered through a reload and the end of the session; see `FormDrawer`. */
  draft?: string;
}

/** A form in steps. What the server refuses leads back to the step of that field. */
export function StepForm<V extends FieldValues>(props: StepFormProps<V>) {
  const { form, steps, submitLabel, onSubmit, onDone, fieldOfCode } = props;
  const t = useT();
  const [at, setAt] = useState(0);
  const draft = useDraft(form, { name: props.draft, title: [submitLabel], isReady: true });
  const { submit, failure } = useFormSubmit(form, onSubmit, done, { savedText: null, ...(fieldOfCode && { fieldOfCode }) });
  const { isSubmitting, errors, submitCount } = form.formState;
  const heading = useRef<HTMLParagraphElement>(null);
  const step = steps[at];
  const isLast = at === steps.length - 1;

  function done() {
    draft.close();
    onDone();
  }

  function go(to: number) {
    setAt(to);
    // The fields are others now: whoever cannot see that hears it.
    setTimeout(() => heading.current?.focus());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer of the server, not while somebody types
  useEffect(() => {
    const refused = steps.findIndex(({ fields }) => fields.some((name) => name in errors));
    if (submitCount === 0 || isSubmitting || refused < 0 || refused >= at) return;
    setAt(refused);
    const first = steps[refused]?.fields.find((name) => name in errors);
    if (first) setTimeout(() => form.setFocus(first));
  }, [submitCount, isSubmitting]);

  async function onFormSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isLast) return submit(event);
    event.preventDefault();
    if (await form.trigger([...(step?.fields ?? [])], { shouldFocus: true })) go(at + 1);
  }

  return (
    <form onSubmit={onFormSubmit} noValidate>
      <ol className={classes.steps} aria-hidden="true">
        {steps.map(({ title }, index) => (
          <li key={title} data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}>
            {t(title)}
          </li>
        ))}
      </ol>
      <Stack gap="md">
        <p ref={heading} tabIndex={-1} className={classes.heading}>
          {step && t('ui.step', { step: at + 1, of: steps.length, title: t(step.title) })}
        </p>
        {draft.note}
        <FailureMessage failure={failure} />
        <ErrorSummary form={form} />
        {step?.content}
        <Group gap="xs" justify="flex-end">
          {at > 0 && (
            <Button variant="default" onClick={() => go(at - 1)} disabled={isSubmitting}>
              {t('ui.previousStep')}
            </Button>
          )}
          <Button type="submit" loading={isSubmitting}>
            {t(isLast ? submitLabel : 'ui.nextStep')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
