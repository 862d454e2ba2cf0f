import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { tagColorValues } from '@campus-procurement/sdk/values';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';
import type { RowForm } from '#ui/form/useEdited.ts';
import { ColorField } from './ColorField.tsx';

/** The rules of `DictDataInput` in the description, in words. */
const schema = (t: Translate) =>
  z.object({
    dictLabel: fieldRules(t).required('dictionary.label'),
    dictLabelEn: z.string().check(z.trim()),
    dictValue: fieldRules(t).required('dictionary.value'),
    tagColor: z.enum(['', ...tagColorValues]),
    sort: fieldRules(t).sort,
    isDefault: z.boolean(),
  });

type Values = z.infer<ReturnType<typeof schema>>;

interface DictEntryFormProps extends RowForm<Schemas['DictData']> {
  dictType: string;
  /** The position of a new one. */
  nextSort: number;
}

function valuesOf(entry: Schemas['DictData']): Values {
  const { dictLabel, dictLabelEn, dictValue, tagColor, sort, isDefault } = entry;
  return { dictLabel, dictLabelEn: dictLabelEn ?? '', dictValue, tagColor: tagColor ?? '', sort: String(sort), isDefault };
}

/** Creates an entry, or edits one. */
export default function DictEntryForm({ dictType, row: entry, nextSort, onClose, onReload }: DictEntryFormProps) {
  const t = useT();
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
    resolver: useMemo(() => zodResolver(schema(t)), [t]),
    defaultValues: entry ? valuesOf(entry) : empty,
    ...(entry && { values: valuesOf(entry) }),
  });
  const { control } = form;

  function save({ dictValue, ...values }: Values) {
    const { dictLabelEn, tagColor, sort } = values;
    const input = { ...values, dictLabelEn: dictLabelEn || null, tagColor: tagColor || null, sort: Number(sort) };
    if (!entry) return create.mutateAsync({ body: { dictType, dictValue, ...input } });
    return update.mutateAsync({ path: { id: entry.id }, body: { version: entry.version, ...input } });
  }

  return (
    <FormDrawer
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
