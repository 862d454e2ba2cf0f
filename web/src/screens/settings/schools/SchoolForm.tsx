import { useApiMutation, usePermission, useRecord } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { newUserAddress } from '#ui/text/contentAddress.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import { loginModes } from './schoolColumns.tsx';
import { inputOf, newSchool, type SchoolValues, schoolSchema, valuesOf } from './schoolSchema.ts';

const modeChoices = loginModes.map((value) => ({ value, label: `schools.mode${value}` as const }));

/** Creates or edits a school. */
export default function SchoolForm({ school, onClose }: { school: Schemas['School'] | null; onClose: () => void }) {
  const t = useT();
  const can = usePermission();
  const navigate = useNavigate();
  const detail = useRecord('getSchoolDetail', { path: { id: school?.id ?? '' } }, { enabled: school !== null });
  const create = useApiMutation('registerSchool');
  const update = useApiMutation('updateSchool');
  const form = useForm({
    resolver: useRules(schoolSchema),
    defaultValues: newSchool,
    ...(detail.data && { values: valuesOf(detail.data) }),
  });
  const { control, watch } = form;

  function save(values: SchoolValues) {
    if (!school) return register(values);
    if (!detail.data) throw new Error('The form is saved before the school has been read');
    const { id, version } = detail.data;
    return update.mutateAsync({ body: { id, version, ...inputOf(values) } });
  }

  async function register(values: SchoolValues) {
    const { schoolName: name } = values;
    const made = await create.mutateAsync({ body: { companyId: values.companyId, ...inputOf(values) } });
    const onClick = () => navigate(newUserAddress({ school: made.id, role: 'school_admin' }));
    const next = can('system:user:create') ? { label: t('schools.addAdministrator'), onClick } : undefined;
    notify.success(t('schools.registered', { name }), next);
    return made;
  }

  async function reload() {
    const data = await detail.refetch();
    if (data) form.reset(valuesOf(data));
  }

  return (
    <FormDrawer
      saved={school && { thing: 'schools.thing', name: 'schoolName' }}
      title={school ? ['schools.edit', { name: school.schoolName }] : ['schools.create']}
      form={form}
      waitFor={school ? [detail] : []}
      onSubmit={save}
      onClose={onClose}
      onReload={reload}
      draft={school?.id ?? 'new'}
    >
      <TextField control={control} name="schoolName" label="schools.name" limit={50} required />
      <TextField
        control={control}
        name="companyId"
        label="schools.id"
        hint="schools.idHint"
        limit={10}
        required
        readOnly={school !== null}
      />
      <TextField control={control} name="schoolCode" label="schools.code" hint="schools.codeHint" limit={5} required />
      <TextField control={control} name="shortName" label="schools.shortName" hint="schools.shortNameHint" limit={20} />
      <FilesField control={control} name="logo" label="schools.logo" hint="schools.logoHint" bizType="SCHOOL" limit={1} />
      <RadioField control={control} name="loginMode" label="schools.loginMode" choices={modeChoices} />
      {watch('loginMode') === 'CAS' && (
        <TextField control={control} name="casServerUrl" label="schools.casServerUrl" limit={500} required />
      )}
      <TextField control={control} name="contactName" label="schools.contactName" limit={50} required />
      <TextField control={control} name="contactPhone" label="schools.contactPhone" limit={11} required />
      <TextField control={control} name="province" label="schools.province" limit={20} />
      <TextField control={control} name="city" label="schools.city" limit={20} />
      <TextField control={control} name="address" label="schools.address" limit={200} />
      <TextField control={control} name="remark" label="schools.remark" limit={500} multiline />
      <InvoiceFields control={control} />
    </FormDrawer>
  );
}
