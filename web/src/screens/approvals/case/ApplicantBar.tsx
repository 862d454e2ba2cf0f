import { useApiMutation } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import type { CaseDetail } from './caseTexts.ts';

/** Whether a case offers its applicant something, or will. */
export const isApplicants = ({ allowedActions, nextUrgeTime }: CaseDetail) =>
  allowedActions.includes('WITHDRAW') || allowedActions.includes('URGE') || nextUrgeTime !== null;

/** The applicant reminds those who are asked, or takes a request back. */
export function ApplicantBar({ detail }: { detail: CaseDetail }) {
  const { id, version, status, project, allowedActions, nextUrgeTime } = detail;
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const withdraw = useApiMutation('withdrawApprovalInstance');
  const urge = useApiMutation('urgeApprovalInstance');
  const name = project.projectName;
  const mayWithdraw = allowedActions.includes('WITHDRAW');

  async function ask() {
    const isDone = await confirm({
      title: t('approvals.withdrawTitle', { name }),
      text: t('approvals.withdrawText'),
      confirmLabel: t('approvals.withdraw'),
      danger: true,
      action: () => withdraw.mutateAsync({ path: { id }, body: { version } }),
    });
    if (isDone) notify.success(t('approvals.withdrawn', { name }));
  }

  const remind = () =>
    urge.mutate(
      { path: { id } },
      {
        onSuccess: ({ names, nextUrgeTime: next }) =>
          notify.success(t('approvals.urged', { names, time: format.dateTime(next) })),
      },
    );

  return (
    <ActionBar
      start={
        <>
          {mayWithdraw && t(status === 'RUNNING' ? 'approvals.stillUndecided' : 'approvals.stillHeld')}
          {nextUrgeTime !== null && <div>{t('approvals.urgeAgain', { time: format.dateTime(nextUrgeTime) })}</div>}
        </>
      }
    >
      {mayWithdraw && (
        <Button variant="default" onClick={ask}>
          {t('approvals.withdraw')}
        </Button>
      )}
      {allowedActions.includes('URGE') && (
        <Button variant="default" onClick={remind} loading={urge.isPending}>
          {t('approvals.urge')}
        </Button>
      )}
    </ActionBar>
  );
}
