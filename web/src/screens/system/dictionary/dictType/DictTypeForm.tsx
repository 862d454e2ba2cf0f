import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';
import type { RowForm } from '#ui/form/useEdited.ts';

/** The rules of `DictTypeInput` in the description, in words. */
const schema = (t: Translate) =>
  z.object({
    dictName: fieldRules(t).required('dictionary.typeName'),
    dictType: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9_]{1,49}$/, t('dictionary.typeKeyRule'))),
    remark: z.string().check(z.trim()),
  });

const valuesOf = (type: Schemas['DictType'] | null) => ({
  dictName: type?.dictName ?? '',
  dictType: type?.dictType ?? '',
  remark: type?.remark ?? '',
});

/** Creates a type, or edits one. */
export default function DictTypeForm({ row: type, onClose, onReload }: RowForm<Schemas['DictType']>) {
  const t = useT();
  const create = useApiMutation('saveDictType');
  const update = useApiMutation('updateDictType');
  const form = useForm({
    resolver: useMemo(() => zodResolver(schema(t)), [t]),
    defaultValues: valuesOf(type),
    ...(type && { values: valuesOf(type) }),
  });
  const { control } = form;
  return (
    <FormDrawer
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
