import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { useExpiredQuestion } from '../expired/useExpiredQuestion.ts';
import { issueSchema, limits } from './applySchema.ts';

/** Hands out what was approved. */
export default function IssueForm({ apply, onClose }: { apply: Schemas['SharedApply']; onClose: () => void }) {
  const t = useT();
  const { id, applyCode: code, itemName: name, approvedQuantity, unit, applyDeptName, applicantName } = apply;
  const send = useApiMutation('issueSharedApply');
  const ask = useExpiredQuestion();
  const form = useForm({ resolver: useRules(issueSchema), defaultValues: { remark: '' } });

  async function issue({ remark }: { remark: string }) {
    const said = remark ? { stockDocRemark: remark } : {};
    await ask((confirmed) => send.mutateAsync({ path: { id }, body: { ...said, ...confirmed } }));
    notify.success(t('sharing.issued'));
  }

  return (
    <FormDrawer
      saved={null}
      saveLabel="sharing.issue"
      title={['sharing.issueOf', { code }]}
      form={form}
      draft={`issue ${id}`}
      onSubmit={issue}
      onClose={onClose}
    >
      <Text size="sm">
        {t('sharing.issueText', { name, quantity: `${approvedQuantity} ${unit}`, receiver: `${applyDeptName} ${applicantName}` })}
      </Text>
      <TextField control={form.control} name="remark" label="sharing.remark" limit={limits.remark} multiline />
    </FormDrawer>
  );
}
