import { useApiMutation, useSessionActions } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { PhoneCodeField } from '#ui/fields/PhoneCodeField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { type PhoneValues, phoneSchema } from './profileSchemas.ts';

const empty: PhoneValues = { phone: '', phoneCaptcha: '', password: '' };

interface PhoneFormProps {
  /** Users without a password log in through the central authentication and are not asked for one. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Changes the user's phone, with a code sent to the new number. */
export function PhoneForm({ hasPassword, onClose }: PhoneFormProps) {
  const { refreshUser } = useSessionActions();
  const change = useApiMutation('updateMyPhone');
  const form = useForm({
    resolver: useRules(phoneSchema, hasPassword),
    defaultValues: empty,
  });
  const { control } = form;
  const askPhone = async () => ((await form.trigger('phone', { shouldFocus: true })) ? form.getValues('phone').trim() : null);

  async function save({ password, ...values }: PhoneValues) {
    await change.mutateAsync({ body: { ...values, ...(hasPassword && { password }) } });
    // The phone is changed; a failure to refresh other places is not shown as an error.
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
