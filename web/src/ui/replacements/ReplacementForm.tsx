import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '../feedback/notify.ts';
import { LookupField } from '../fields/LookupField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { FormDrawer } from '../form/FormDrawer.tsx';
import { useRules } from '../form/useRules.ts';
import type { ReplacementFormProps } from './replacementFormProps.ts';
import { reasonLimit, replacementSchema } from './replacementSchema.ts';

type Values = z.infer<ReturnType<typeof replacementSchema>>;

/** Another person takes the place of one who has left, with a reason that the log keeps. */
export default function ReplacementForm({ part, recordId, name, leavers, onClose, onReload }: ReplacementFormProps) {
  const t = useT();
  const replace = useApiMutation('replaceTurnHolder');
  const form = useForm<Values>({
    resolver: useRules(replacementSchema),
    defaultValues: { userId: leavers[0]?.userId ?? '', replacementId: '', reason: '' },
  });
  const { control } = form;
  const userId = form.watch('userId');
  const [people, search] = useReplacements({ part, recordId, userId });

  async function send(said: Values) {
    await replace.mutateAsync({ body: { ...said, part, recordId } });
    notify.success(t(`approvals.replaceDone${part}`, { name }));
  }

  return (
    <FormDrawer
      title={[`approvals.replaceTitle${part}`, { name }]}
      form={form}
      draft={`replace ${part} ${recordId}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel={part === 'MEMBER' ? 'approvals.replaceDoMEMBER' : 'approvals.replaceDoREQUESTER'}
    >
      <p>{t(`approvals.replaceText${part}`)}</p>
      <LookupField
        control={control}
        name="userId"
        label="approvals.replaceLeaver"
        choices={leavers.map((leaver) => ({ value: leaver.userId, label: leaver.name }))}
        onChoose={() => form.setValue('replacementId', '')}
        readOnly={leavers.length === 1}
        required
      />
      <LookupField
        control={control}
        name="replacementId"
        label="approvals.replaceWho"
        hint={`approvals.replaceHint${part}`}
        choices={people}
        onSearch={search}
        required
      />
      <TextField control={control} name="reason" label="ui.reason" limit={reasonLimit} multiline required />
    </FormDrawer>
  );
}

/** Those who may take a place, found by the beginning of name or account. */
function useReplacements(at: { part: Schemas['HolderPart']; recordId: string; userId: string }) {
  const [keyword, setKeyword] = useState('');
  const query = { ...at, ...(keyword && { keyword }) };
  const people = useApiQuery('listReplacements', { query }, { placeholderData: (before) => before });
  const found = (people.data ?? []).map(({ id, name, deptName }) => ({ value: id, label: `${name} (${deptName})` }));
  return [found, setKeyword] as const;
}
