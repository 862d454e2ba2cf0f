import { useApiMutation, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';
import type { RowForm } from '#ui/form/useEdited.ts';
import { scopeChoices, typeChoices } from './remarkChoices.ts';

/** The rules of `ApplyCommentInput` in the description, in words. */
const schema = (t: Translate) =>
  z.object({
    content: fieldRules(t).required('remarks.content'),
    commentType: z.enum(['APPROVE', 'REJECT', 'COMMON']),
    scope: z.enum(['PERSONAL', 'SCHOOL']),
    sort: fieldRules(t).sort,
  });

type Values = z.infer<ReturnType<typeof schema>>;

function valuesOf({ content, commentType, scope, sort }: Schemas['ApplyComment']): Values {
  return { content, commentType, scope, sort: String(sort) };
}

/** Writes a sentence, or edits one. */
export default function RemarkForm({ row: remark, onClose, onReload }: RowForm<Schemas['ApplyComment']>) {
  const t = useT();
  const mayShare = usePermission()('approval:comment:share');
  const save = useApiMutation('saveApplyComment');
  const form = useForm<Values>({
    resolver: useMemo(() => zodResolver(schema(t)), [t]),
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
