import { useApiMutation } from '@campus-procurement/hooks';
import { Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { NewPasswordField } from '#ui/fields/NewPasswordField.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { type PasswordValues, passwordSchema } from './profileSchemas.ts';

const empty: PasswordValues = { oldPassword: '', newPassword: '' };

/** Changes the user's password. All other sessions end. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const change = useApiMutation('updatePassword');
  const form = useForm({ resolver: useRules(passwordSchema), defaultValues: empty });
  return (
    <FormDrawer
      title={['profile.changePassword']}
      form={form}
      draft={null}
      onSubmit={(body) => change.mutateAsync({ body })}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t('profile.passwordHint')}
      </Text>
      <PasswordField control={form.control} name="oldPassword" label="profile.oldPassword" />
      <NewPasswordField control={form.control} name="newPassword" label="profile.newPassword" />
    </FormDrawer>
  );
}
