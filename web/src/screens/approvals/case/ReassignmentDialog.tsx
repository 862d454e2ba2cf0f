import { useApiMutation } from '@campus-procurement/hooks';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useDraft } from '#ui/drafts/useDraft.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { StaleAlert } from '#ui/feedback/StaleAlert.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { UserField } from '#ui/fields/UserField.tsx';
import { useFormSubmit } from '#ui/form/useFormSubmit.ts';
import { useRules } from '#ui/form/useRules.ts';
import { type CaseDetail, opinionLimit } from './caseTexts.ts';
import { type ReassignmentValues, reassignmentSchema } from './reassignmentSchema.ts';

interface ReassignmentDialogProps {
  detail: CaseDetail;
  /** Reads the case again. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks who is put in, and why. */
export default function ReassignmentDialog({ detail, onDone, onClose }: ReassignmentDialogProps) {
  const { id, version, project, seats } = detail;
  const name = project.projectName;
  const t = useT();
  const send = useApiMutation('reassignApproval');
  const form = useForm<ReassignmentValues>({
    resolver: useRules(reassignmentSchema),
    defaultValues: { taskId: seats[0]?.taskId ?? '', userId: '', reason: '' },
  });
  const draft = useDraft(form, { name: `reassignment ${id}`, title: ['approvals.reassignTitle', { name }], isReady: true });
  const { submit, failure, isStale } = useFormSubmit(form, reassign, done, { savedText: null, fieldOfCode: { 4105: 'userId' } });
  const { isSubmitting } = form.formState;
  const choices = seats.map(({ taskId, userName, kind, cause }) => ({
    value: taskId,
    label: t('approvals.seatSaid', { who: userName ?? t(`purchases.approver${kind}`), why: t(`approvals.seat${cause}`) }),
  }));

  async function reassign(values: ReassignmentValues) {
    await send.mutateAsync({ path: { id }, body: { version, ...values } });
    notify.success(t('approvals.reassigned', { name }));
  }

  function done() {
    draft.close();
    onClose();
    onDone();
  }

  return (
    <Dialog onClose={isSubmitting ? () => undefined : onClose} title={t('approvals.reassignTitle', { name })} size={460}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t('approvals.reassignText')}</Text>
          {draft.note}
          {isStale ? <StaleAlert onReload={onDone} /> : <FailureMessage failure={failure} />}
          <Select
            label={t('approvals.seat')}
            data={choices}
            value={form.watch('taskId')}
            onChange={(taskId) => taskId && form.setValue('taskId', taskId, { shouldDirty: true })}
            allowDeselect={false}
            readOnly={choices.length === 1}
          />
          <UserField control={form.control} name="userId" label="approvals.reassignTo" person={null} required />
          <TextField
            control={form.control}
            name="reason"
            label="approvals.reassignReason"
            limit={opinionLimit}
            required
            multiline
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={isSubmitting}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {t('approvals.reassign')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
