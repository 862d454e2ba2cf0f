import { useApiMutation } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import type { CaseDetail } from './caseTexts.ts';

/** The applicant takes a request back. */
export function Withdrawal({ detail: { id, version, status, project } }: { detail: CaseDetail }) {
  const t = useT();
  const confirm = useConfirm();
  const withdraw = useApiMutation('withdrawApprovalInstance');
  const name = project.projectName;

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

  return (
    <ActionBar start={t(status === 'RUNNING' ? 'approvals.stillUndecided' : 'approvals.stillHeld')}>
      <Button variant="default" onClick={ask}>
        {t('approvals.withdraw')}
      </Button>
    </ActionBar>
  );
}
