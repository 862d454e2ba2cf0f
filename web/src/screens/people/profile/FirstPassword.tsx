import { useApiMutation, useSessionActions } from '@campus-procurement/hooks';
import { Button, Group, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ConfirmProvider } from '#ui/feedback/ConfirmProvider.tsx';
import { NewPasswordField } from '#ui/fields/NewPasswordField.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { NoticePage } from '#ui/page/NoticePage.tsx';
import { type PasswordValues, passwordSchema } from './profileSchemas.ts';

const empty: PasswordValues = { oldPassword: '', newPassword: '' };

/** Shown before all pages while an initial password must be changed. Default export, because few users ever see it. */
export default function FirstPassword() {
  const t = useT();
  const { logout, refreshUser } = useSessionActions();
  const change = useApiMutation('updatePassword');
  const form = useForm({ resolver: useRules(passwordSchema), defaultValues: empty });

  async function save(body: PasswordValues) {
    await change.mutateAsync({ body });
    await refreshUser();
  }

  return (
    <NoticePage title={t('profile.firstTitle')}>
      <ConfirmProvider>
        <FormPage form={form} onSubmit={save}>
          <Text size="sm" c="dimmed">
            {t('profile.firstText')}
          </Text>
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
        </FormPage>
      </ConfirmProvider>
    </NoticePage>
  );
}
