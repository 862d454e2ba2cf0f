import { useApiMutation, useRecord } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { type Exposure, levelChoices, typeChoices } from './exposureColumns.tsx';
import { bodyOf, type ExposureValues, exposureSchema, limits, newExposure, valuesOf } from './exposureSchema.ts';

interface ExposureFormProps {
  exposure: Exposure | null;
  onClose: () => void;
}
/** The server refuses to expose suppliers that were never approved. */
const exposable = ['APPROVED', 'FROZEN', 'BLACKLISTED'];

export function ExposureForm({ exposure, onClose }: ExposureFormProps) {
  const detail = useRecord('getIntegrityExposureDetail', { path: { id: exposure?.id ?? '' } }, { enabled: exposure !== null });
  const [suppliers, search] = useSupplierSearch();
  const create = useApiMutation('saveIntegrityExposure');
  const update = useApiMutation('updateIntegrityExposure');
  const form = useForm({
    resolver: useRules(exposureSchema),
    defaultValues: newExposure,
    ...(detail.data && { values: valuesOf(detail.data) }),
  });
  const { control } = form;

  function save(values: ExposureValues) {
    if (!exposure) return create.mutateAsync({ body: bodyOf(values) });
    if (!detail.data) throw new Error('The form is saved before the exposure has been read');
    return update.mutateAsync({ path: { id: exposure.id }, body: { version: detail.data.version, ...bodyOf(values) } });
  }

  async function reload() {
    const data = await detail.refetch();
    if (data) form.reset(valuesOf(data));
  }

  const found = (suppliers.data?.records ?? []).filter(({ status }) => exposable.includes(status));
  const present = exposure && { value: exposure.supplierId, label: exposure.supplierName };
  return (
    <FormDrawer
      title={exposure ? ['exposures.edit', { code: exposure.exposureCode }] : ['exposures.create']}
      form={form}
      draft={exposure?.id ?? 'new'}
      waitFor={[...(exposure ? [detail] : []), suppliers]}
      onSubmit={save}
      onClose={onClose}
      onReload={reload}
    >
      <LookupField
        control={control}
        name="supplierId"
        label="exposures.supplier"
        choices={withChosen(found.map(choiceOfSupplier), present ? [present] : [])}
        onSearch={search}
        required
      />
      <SelectField control={control} name="exposureType" label="exposures.type" choices={typeChoices} required />
      <RadioField
        control={control}
        name="level"
        label="exposures.level"
        hint="exposures.levelHint"
        choices={levelChoices}
        required
      />
      <TextField
        control={control}
        name="fact"
        label="exposures.fact"
        hint="exposures.factHint"
        limit={limits.fact}
        multiline
        required
      />
      <TextField control={control} name="basis" label="exposures.basis" limit={limits.basis} multiline />
      <DateField control={control} name="startDate" label="exposures.startDate" accuracy="day" required />
      <DateField control={control} name="endDate" label="exposures.endDate" hint="exposures.endHint" accuracy="day" />
      <TextField
        control={control}
        name="deductScore"
        label="exposures.deductScore"
        hint="exposures.scoreHint"
        limit={limits.deductScore}
      />
      <FilesField control={control} name="evidenceIds" label="exposures.evidence" bizType="EXPOSURE" limit={limits.evidence} />
    </FormDrawer>
  );
}
