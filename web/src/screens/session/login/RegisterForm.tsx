import { useApiMutation } from '@campus-procurement/hooks';
import { Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useUnsavedGuard } from '#ui/drafts/useUnsavedGuard.ts';
import { NewPasswordField } from '#ui/fields/NewPasswordField.tsx';
import { PhoneCodeField } from '#ui/fields/PhoneCodeField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { type FormStep, StepForm } from '#ui/form/StepForm.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { registrationLimits as limits, type RegistrationValues, registrationSchema } from './entrySchemas.ts';
import { SchoolField } from './SchoolField.tsx';

const empty: RegistrationValues = {
  schoolId: '',
  companyName: '',
  creditCode: '',
  contactName: '',
  contactPhone: '',
  phoneCaptcha: '',
  account: '',
  password: '',
};

/** Registers an enterprise as a supplier of a school. */
export function RegisterForm({ onDone }: { onDone: (account: string) => void }) {
  const t = useT();
  const form = useForm({ resolver: useRules(registrationSchema), defaultValues: empty });
  const { control, formState } = form;
  const register = useApiMutation('registerSupplier');
  const done = () => onDone(form.getValues('account').trim());
  useUnsavedGuard(formState.isDirty && !formState.isSubmitting);

  const askPhone = async () =>
    (await form.trigger('contactPhone', { shouldFocus: true })) ? form.getValues('contactPhone').trim() : null;

  const steps: FormStep<RegistrationValues>[] = [
    {
      title: 'entry.stepCompany',
      fields: ['schoolId', 'companyName', 'creditCode'],
      content: (
        <>
          <SchoolField control={control} name="schoolId" label="entry.school" />
          <TextField
            control={control}
            name="companyName"
            label="entry.companyName"
            hint="entry.companyNameHint"
            limit={limits.companyName}
            required
          />
          <TextField control={control} name="creditCode" label="entry.creditCode" limit={limits.creditCode} required />
        </>
      ),
    },
    {
      title: 'entry.stepContact',
      fields: ['contactName', 'contactPhone', 'phoneCaptcha'],
      content: (
        <>
          <TextField control={control} name="contactName" label="entry.contactName" limit={limits.contactName} required />
          <TextField control={control} name="contactPhone" label="entry.phone" limit={11} required />
          <PhoneCodeField control={control} name="phoneCaptcha" label="entry.code" scene="REGISTER" askPhone={askPhone} />
        </>
      ),
    },
    {
      title: 'entry.stepAccount',
      fields: ['account', 'password'],
      content: (
        <>
          <TextField
            control={control}
            name="account"
            label="entry.account"
            hint="entry.accountRule"
            limit={limits.account}
            required
          />
          <NewPasswordField control={control} name="password" label="entry.password" />
        </>
      ),
    },
  ];

  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {t('entry.registerHint')}
      </Text>
      <StepForm
        form={form}
        steps={steps}
        submitLabel="entry.registerSubmit"
        onSubmit={(body) => register.mutateAsync({ body })}
        onDone={done}
        draft="register"
        fieldOfCode={{ 4002: 'phoneCaptcha' }}
      />
    </>
  );
}
