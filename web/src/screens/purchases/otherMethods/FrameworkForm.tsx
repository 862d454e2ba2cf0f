import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { entryOf, idsOf } from '#ui/fields/fileEntry.ts';
import { type Choice, LookupField } from '#ui/fields/LookupField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { type FrameworkValues, frameworkSchema, limits } from './frameworkSchema.ts';

function valuesOf(row: Schemas['Framework'] | null): FrameworkValues {
  return {
    agreementNo: row?.agreementNo ?? '',
    frameworkName: row?.frameworkName ?? '',
    supplierId: row?.supplierId ?? '',
    validFrom: row?.validFrom ?? '',
    validTo: row?.validTo ?? '',
    totalAmount: row?.totalAmount ?? '',
    remark: row?.remark ?? '',
    file: row?.file ? [entryOf(row.file)] : [],
  };
}

/** Registers an agreement that the school has signed, or changes it. Its supplier stays. */
export default function FrameworkForm({ row, onClose, onReload }: RowForm<Schemas['Framework']>) {
  const create = useApiMutation('saveFramework');
  const update = useApiMutation('updateFramework');
  const form = useForm<FrameworkValues>({
    resolver: useRules(frameworkSchema, row !== null),
    defaultValues: valuesOf(row),
    ...(row && { values: valuesOf(row) }),
  });
  const { control } = form;
  const [found, search] = useSupplierSearch('APPROVED');
  const [chosen, setChosen] = useState<Choice[]>(row ? [{ value: row.supplierId, label: row.supplierName }] : []);
  const choices = withChosen((found.data?.records ?? []).map(choiceOfSupplier), chosen);
  const supplierId = useWatch({ control, name: 'supplierId' });
  const now = choices.find(({ value }) => value === supplierId);
  // What was chosen stays among the choices when another name is searched.
  if (now && chosen[0]?.value !== now.value) setChosen([now]);

  function save({ file, remark, supplierId: supplier, ...said }: FrameworkValues) {
    const [fileId] = idsOf(file);
    const fields = { ...said, remark: remark || null };
    if (!row) return create.mutateAsync({ body: { ...fields, supplierId: supplier, fileId: String(fileId) } });
    const isOther = fileId !== undefined && fileId !== row.file?.id;
    return update.mutateAsync({ path: { id: row.id }, body: { version: row.version, ...fields, ...(isOther && { fileId }) } });
  }

  return (
    <FormDrawer
      saved={{ thing: 'ways.thing', name: 'frameworkName' }}
      title={row ? ['ways.edit', { name: row.frameworkName }] : ['ways.register']}
      form={form}
      draft={row?.id ?? 'new framework'}
      onSubmit={save}
      onClose={onClose}
      onReload={onReload}
    >
      <TextField control={control} name="agreementNo" label="ways.agreementNo" limit={limits.agreementNo} required />
      <TextField control={control} name="frameworkName" label="ways.frameworkName" limit={limits.frameworkName} required />
      <LookupField
        control={control}
        name="supplierId"
        label="ways.supplier"
        choices={choices}
        onSearch={search}
        readOnly={row !== null}
        required
      />
      <MoneyField control={control} name="totalAmount" label="ways.total" hint="ways.totalHint" required />
      <DateField control={control} name="validFrom" label="ways.validFrom" accuracy="day" required />
      <DateField control={control} name="validTo" label="ways.validTo" accuracy="day" required />
      <TextField control={control} name="remark" label="ways.remark" limit={limits.remark} multiline />
      <FilesField control={control} name="file" label="ways.file" bizType="PURCHASE" limit={1} required={row === null} />
    </FormDrawer>
  );
}
