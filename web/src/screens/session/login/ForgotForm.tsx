import { useApiMutation } from '@campus-procurement/hooks';
import { Button, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { NewPasswordField } from '#ui/fields/NewPasswordField.tsx';
import { PhoneCodeField } from '#ui/fields/PhoneCodeField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { type ForgotValues, forgotSchema } from './entrySchemas.ts';

const empty: ForgotValues = { account: '', phone: '', phoneCaptcha: '', newPassword: '' };

/** Sets a new password with a code sent to the account's phone. */
export function ForgotForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const form = useForm({ resolver: useRules(forgotSchema), defaultValues: empty });
  const { control, formState } = form;
  const reset = useApiMutation('resetForgottenPassword');
  const askPhone = async () => ((await form.trigger('phone', { shouldFocus: true })) ? form.getValues('phone').trim() : null);

  return (
    <FormPage
      form={form}
      onSubmit={(body) => reset.mutateAsync({ body })}
      onDone={onDone}
      savedText={null}
      fieldOfCode={{ 4002: 'phoneCaptcha' }}
      draft={{ name: 'forgot', title: ['entry.forgotSubmit'] }}
    >
      <Text size="sm" c="dimmed">
        {t('entry.forgotHint')}
      </Text>
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
    </FormPage>
  );
}
