import { useApiMutation } from '@campus-procurement/hooks';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import { NewPasswordField } from '#ui/fields/NewPasswordField.tsx';
import { PhoneCodeField } from '#ui/fields/PhoneCodeField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useDraft } from '#ui/useDraft.ts';
import { useFormSubmit } from '#ui/useFormSubmit.ts';
import { useUnsavedGuard } from '#ui/useUnsavedGuard.ts';
import { type ForgotValues, forgotSchema } from './entrySchemas.ts';

const empty: ForgotValues = { account: '', phone: '', phoneCaptcha: '', newPassword: '' };

/** A new password for an account whose owner has its phone. */
export function ForgotForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const form = useForm({ resolver: useMemo(() => zodResolver(forgotSchema(t)), [t]), defaultValues: empty });
  const { control, formState } = form;
  const reset = useApiMutation('resetForgottenPassword');
  const draft = useDraft(form, { name: 'forgot', title: t('entry.forgotSubmit'), isReady: true });
  const { submit, failure } = useFormSubmit(form, (body) => reset.mutateAsync({ body }), done, {
    savedText: null,
    fieldOfCode: { 4002: 'phoneCaptcha' },
  });
  useUnsavedGuard(formState.isDirty && !formState.isSubmitting);

  function done() {
    draft.close();
    onDone();
  }

  const askPhone = async () => ((await form.trigger('phone', { shouldFocus: true })) ? form.getValues('phone').trim() : null);

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('entry.forgotHint')}
        </Text>
        {draft.note}
        <FailureMessage failure={failure} />
        <ErrorSummary form={form} />
        <TextField control={control} name="account" label="entry.account" limit={64} required />
        <TextField control={control} name="phone" label="entry.phone" limit={11} required />
        <PhoneCodeField control={control} name="phoneCaptcha" label="entry.code" scene="RESET" askPhone={askPhone} />
        <NewPasswordField control={control} name="newPassword" label="entry.newPassword" />
        <Button type="submit" size="md" fullWidth loading={formState.isSubmitting}>
          {t('entry.forgotSubmit')}
        </Button>
        <Text size="xs" c="dimmed">
          {t('entry.noPhone')}
        </Text>
      </Stack>
    </form>
  );
}
