import { useApiMutation } from '@campus-procurement/hooks';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useDraft } from '#ui/drafts/useDraft.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { UsersField } from '#ui/fields/UsersField.tsx';
import { useFormSubmit } from '#ui/form/useFormSubmit.ts';
import { useRules } from '#ui/form/useRules.ts';
import { type AskValues, askSchema } from './askSchema.ts';
import { type CaseDetail, opinionLimit } from './caseTexts.ts';
import { useOvertaken } from './useOvertaken.ts';

interface AskDialogProps {
  detail: CaseDetail;
  taskId: string;
  onDone: () => void;
  /** Reads the case again. */
  onOvertaken: () => void;
  onClose: () => void;
}

/** Asks whose opinion is wanted before the decision, and about what. */
export default function AskDialog({ detail, taskId, onDone, onOvertaken, onClose }: AskDialogProps) {
  const { version, project } = detail;
  const name = project.projectName;
  const t = useT();
  const send = useApiMutation('addSignApprovalTask');
  const unlessOvertaken = useOvertaken(() => {
    onClose();
    onOvertaken();
  });
  const form = useForm<AskValues>({ resolver: useRules(askSchema), defaultValues: { userIds: [], opinion: '' } });
  const draft = useDraft(form, { name: `question ${taskId}`, title: ['approvals.draftOf', { name }], isReady: true });
  const { submit, failure } = useFormSubmit(form, ask, done, { savedText: null, fieldOfCode: { 4105: 'userIds' } });
  const { isSubmitting } = form.formState;

  async function ask({ userIds, opinion }: AskValues) {
    const body = { version, userIds, ...(opinion && { opinion }) };
    await unlessOvertaken(send.mutateAsync({ path: { taskId }, body }));
    notify.success(t('approvals.askedFirst', { name }));
  }

  function done() {
    draft.close();
    onClose();
    onDone();
  }

  return (
    <Dialog onClose={isSubmitting ? () => undefined : onClose} title={t('approvals.askTitle', { name })} size={460}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t('approvals.askText')}</Text>
          {draft.note}
          <FailureMessage failure={failure} />
          <UsersField
            control={form.control}
            name="userIds"
            label="approvals.askWhom"
            hint="approvals.askMost"
            people={[]}
            required
          />
          <TextField control={form.control} name="opinion" label="approvals.question" limit={opinionLimit} multiline />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={isSubmitting}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {t('approvals.askSend')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
