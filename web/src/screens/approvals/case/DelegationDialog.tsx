import { useApiMutation, useUser } from '@campus-procurement/hooks';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useDraft } from '#ui/drafts/useDraft.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { UserField } from '#ui/fields/UserField.tsx';
import { useFormSubmit } from '#ui/form/useFormSubmit.ts';
import { useRules } from '#ui/form/useRules.ts';
import { type CaseDetail, opinionLimit } from './caseTexts.ts';
import { type DelegationValues, delegationSchema } from './delegationSchema.ts';
import { useOvertaken } from './useOvertaken.ts';

interface DelegationDialogProps {
  detail: CaseDetail;
  taskId: string;
  onDone: () => void;
  /** Reads the case again. */
  onOvertaken: () => void;
  onClose: () => void;
}

/** Asks to whom a task is handed over. */
export default function DelegationDialog({ detail, taskId, onDone, onOvertaken, onClose }: DelegationDialogProps) {
  const { version, project } = detail;
  const name = project.projectName;
  const t = useT();
  const me = useUser();
  const send = useApiMutation('delegateApprovalTask');
  const unlessOvertaken = useOvertaken(() => {
    onClose();
    onOvertaken();
  });
  const form = useForm<DelegationValues>({
    resolver: useRules(delegationSchema),
    defaultValues: { userId: '', opinion: '' },
  });
  const draft = useDraft(form, { name: `delegation ${taskId}`, title: ['approvals.draftOf', { name }], isReady: true });
  const { submit, failure } = useFormSubmit(form, handOver, done, { savedText: null, fieldOfCode: { 4105: 'userId' } });
  const { isSubmitting } = form.formState;

  async function handOver({ userId, opinion }: DelegationValues) {
    await unlessOvertaken(send.mutateAsync({ path: { taskId }, body: { version, userId, ...(opinion && { opinion }) } }));
    notify.success(t('approvals.delegated', { name }));
  }

  function done() {
    draft.close();
    onClose();
    onDone();
  }

  return (
    <Dialog onClose={isSubmitting ? () => undefined : onClose} title={t('approvals.delegateTitle', { name })} size={460}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t('approvals.delegateText')}</Text>
          {draft.note}
          <FailureMessage failure={failure} />
          <UserField control={form.control} name="userId" label="approvals.delegateTo" person={null} excluded={me.id} required />
          <TextField control={form.control} name="opinion" label="approvals.opinion" limit={opinionLimit} multiline />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={isSubmitting}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {t('approvals.delegate')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
