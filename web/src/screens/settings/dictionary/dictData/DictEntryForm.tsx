import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { ColorField } from './ColorField.tsx';
import { type DictEntryValues, dictEntrySchema } from './dictEntrySchema.ts';

interface DictEntryFormProps extends RowForm<Schemas['DictData']> {
  dictType: string;
  /** The position for a new entry. */
  nextSort: number;
}

function valuesOf(entry: Schemas['DictData']): DictEntryValues {
  const { dictLabel, dictLabelEn, dictValue, tagColor, sort, isDefault } = entry;
  return { dictLabel, dictLabelEn: dictLabelEn ?? '', dictValue, tagColor: tagColor ?? '', sort: String(sort), isDefault };
}

/** Creates or edits an entry. */
export default function DictEntryForm({ dictType, row: entry, nextSort, onClose, onReload }: DictEntryFormProps) {
  const create = useApiMutation('saveDictEntry');
  const update = useApiMutation('updateDictEntry');
  const empty = {
    dictLabel: '',
    dictLabelEn: '',
    dictValue: '',
    tagColor: '',
    sort: String(nextSort),
    isDefault: false,
  } as const;
  const form = useForm({
    resolver: useRules(dictEntrySchema),
    defaultValues: entry ? valuesOf(entry) : empty,
    ...(entry && { values: valuesOf(entry) }),
  });
  const { control } = form;

  function save({ dictValue, ...values }: DictEntryValues) {
    const { dictLabelEn, tagColor, sort } = values;
    const input = { ...values, dictLabelEn: dictLabelEn || null, tagColor: tagColor || null, sort: Number(sort) };
    if (!entry) return create.mutateAsync({ body: { dictType, dictValue, ...input } });
    return update.mutateAsync({ path: { id: entry.id }, body: { version: entry.version, ...input } });
  }

  return (
    <FormDrawer
      saved={{ thing: 'dictionary.entry', name: 'dictLabel' }}
      title={entry ? ['dictionary.editEntry', { name: entry.dictLabel }] : ['dictionary.createEntry']}
      form={form}
      draft={entry?.id ?? 'new'}
      onSubmit={save}
      onClose={onClose}
      onReload={onReload}
    >
      <TextField control={control} name="dictLabel" label="dictionary.label" limit={50} required />
      <TextField control={control} name="dictLabelEn" label="dictionary.labelEn" limit={100} />
      <TextField
        control={control}
        name="dictValue"
        label="dictionary.value"
        hint={entry ? 'dictionary.valueFixed' : 'dictionary.valueHint'}
        limit={50}
        required
        readOnly={entry !== null}
      />
      <ColorField control={control} name="tagColor" />
      <TextField control={control} name="sort" label="dictionary.sort" hint="ui.sortHint" limit={4} />
      <SwitchField control={control} name="isDefault" label="dictionary.isDefault" hint="dictionary.defaultHint" />
    </FormDrawer>
  );
}
