import { useApiMutation, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { scopeChoices, typeChoices } from './remarkChoices.ts';
import { type RemarkValues, remarkSchema } from './remarkSchema.ts';

function valuesOf({ content, commentType, scope, sort }: Schemas['ApplyComment']): RemarkValues {
  return { content, commentType, scope, sort: String(sort) };
}

/** Creates or edits a saved comment. */
export default function RemarkForm({ row: remark, onClose, onReload }: RowForm<Schemas['ApplyComment']>) {
  const mayShare = usePermission()('approval:comment:share');
  const save = useApiMutation('saveApplyComment');
  const form = useForm<RemarkValues>({
    resolver: useRules(remarkSchema),
    defaultValues: remark ? valuesOf(remark) : { content: '', commentType: 'APPROVE', scope: 'PERSONAL', sort: '0' },
    ...(remark && { values: valuesOf(remark) }),
  });
  const { control } = form;
  return (
    <FormDrawer
      title={[remark ? 'remarks.edit' : 'remarks.create']}
      form={form}
      draft={remark?.id ?? 'new'}
      onSubmit={({ sort, ...values }) =>
        save.mutateAsync({ body: { ...(remark && { id: remark.id, version: remark.version }), ...values, sort: Number(sort) } })
      }
      onClose={onClose}
      onReload={onReload}
    >
      <TextField control={control} name="content" label="remarks.content" limit={200} multiline required />
      <RadioField control={control} name="commentType" label="remarks.type" choices={typeChoices} />
      {mayShare && (
        <RadioField control={control} name="scope" label="remarks.scope" hint="remarks.scopeHint" choices={scopeChoices} />
      )}
      <TextField control={control} name="sort" label="remarks.sort" hint="ui.sortHint" limit={4} />
    </FormDrawer>
  );
}
