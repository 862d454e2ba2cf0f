import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { dictTypeSchema } from './dictTypeSchema.ts';

const valuesOf = (type: Schemas['DictType'] | null) => ({
  dictName: type?.dictName ?? '',
  dictType: type?.dictType ?? '',
  remark: type?.remark ?? '',
});

/** Creates or edits a type. */
export default function DictTypeForm({ row: type, onClose, onReload }: RowForm<Schemas['DictType']>) {
  const create = useApiMutation('saveDictType');
  const update = useApiMutation('updateDictType');
  const form = useForm({
    resolver: useRules(dictTypeSchema),
    defaultValues: valuesOf(type),
    ...(type && { values: valuesOf(type) }),
  });
  const { control } = form;
  return (
    <FormDrawer
      saved={{ thing: 'dictionary.thing', name: 'dictName' }}
      title={type ? ['dictionary.editType', { name: type.dictName }] : ['dictionary.createType']}
      form={form}
      draft={type?.id ?? 'new'}
      onSubmit={({ dictType, ...values }) =>
        type
          ? update.mutateAsync({ path: { id: type.id }, body: { version: type.version, ...values } })
          : create.mutateAsync({ body: { dictType, ...values } })
      }
      onClose={onClose}
      onReload={onReload}
    >
      <TextField control={control} name="dictName" label="dictionary.typeName" limit={50} required />
      <TextField
        control={control}
        name="dictType"
        label="dictionary.typeKey"
        hint={type ? 'dictionary.typeKeyFixed' : 'dictionary.typeKeyHint'}
        limit={50}
        required
        readOnly={type !== null}
      />
      <TextField control={control} name="remark" label="dictionary.remark" limit={200} multiline />
    </FormDrawer>
  );
}
