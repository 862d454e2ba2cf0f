import { useApiMutation, useSessionActions } from '@campus-procurement/hooks';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { PhoneCodeField } from '#ui/fields/PhoneCodeField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { type PhoneValues, phoneSchema } from './profileSchemas.ts';

const empty: PhoneValues = { phone: '', phoneCaptcha: '', password: '' };

interface PhoneFormProps {
  /** Who has none comes through the central authentication, and need not prove it again. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Binds another phone, with a code that is sent to it. */
export function PhoneForm({ hasPassword, onClose }: PhoneFormProps) {
  const t = useT();
  const { refreshUser } = useSessionActions();
  const change = useApiMutation('updateMyPhone');
  const form = useForm({
    resolver: useMemo(() => zodResolver(phoneSchema(t, hasPassword)), [t, hasPassword]),
    defaultValues: empty,
  });
  const { control } = form;
  const askPhone = async () => ((await form.trigger('phone', { shouldFocus: true })) ? form.getValues('phone').trim() : null);

  async function save({ password, ...values }: PhoneValues) {
    await change.mutateAsync({ body: { ...values, ...(hasPassword && { password }) } });
    // Changed it is; that other places show it later is no failure.
    await refreshUser().catch((error) => console.error('The user could not be read again', error));
  }

  return (
    <FormDrawer
      title={['profile.changePhone']}
      form={form}
      draft={null}
      onSubmit={save}
      onClose={onClose}
      fieldOfCode={{ 4002: 'phoneCaptcha' }}
    >
      <TextField control={control} name="phone" label="profile.newPhone" limit={11} required />
      <PhoneCodeField control={control} name="phoneCaptcha" label="profile.code" scene="BIND" askPhone={askPhone} />
      {hasPassword && <PasswordField control={control} name="password" label="profile.oldPassword" hint="profile.phoneProof" />}
    </FormDrawer>
  );
}
