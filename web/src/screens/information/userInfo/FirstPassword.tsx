import { useApiMutation, useSessionActions } from '@campus-procurement/hooks';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import { NewPasswordField } from '#ui/fields/NewPasswordField.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { NoticePage } from '#ui/NoticePage.tsx';
import { useFormSubmit } from '#ui/useFormSubmit.ts';
import { type PasswordValues, passwordSchema } from './profileSchemas.ts';

const empty: PasswordValues = { oldPassword: '', newPassword: '' };

/** Stands before every page while the password is one that somebody else has given. Default export: few ever see it. */
export default function FirstPassword() {
  const t = useT();
  const { logout, refreshUser } = useSessionActions();
  const change = useApiMutation('updatePassword');
  const form = useForm({ resolver: useMemo(() => zodResolver(passwordSchema(t)), [t]), defaultValues: empty });
  const { submit, failure } = useFormSubmit(form, save, () => undefined);

  async function save(body: PasswordValues) {
    await change.mutateAsync({ body });
    await refreshUser();
  }

  return (
    <NoticePage title={t('profile.firstTitle')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('profile.firstText')}
          </Text>
          <FailureMessage failure={failure} />
          <ErrorSummary form={form} />
          <PasswordField control={form.control} name="oldPassword" label="profile.oldPassword" />
          <NewPasswordField control={form.control} name="newPassword" label="profile.newPassword" />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => void logout()} disabled={form.formState.isSubmitting}>
              {t('profile.leave')}
            </Button>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t('profile.firstSubmit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </NoticePage>
  );
}
