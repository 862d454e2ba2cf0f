import { useApiMutation } from '@campus-procurement/hooks';
import { sumOf } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import type { RowAction } from '#ui/table/Column.ts';
import type { Case } from './caseColumns.tsx';

/** Returns the action that agrees to requests from the list. A receipt is not among them: a witness reads what is signed. */
export function useAgree(): RowAction<Case> {
  const t = useT();
  const confirm = useConfirm();
  const decide = useApiMutation('decideApprovalTask');
  const send = ({ taskId, version }: Case) =>
    decide.mutateAsync({ path: { taskId: taskId ?? '' }, body: { version, decision: 'APPROVE' } });

  async function ask(row: Case) {
    const { title: name, applicantName } = row;
    const isDone = await confirm({
      title: t('approvals.agreeTitle', { name }),
      text: t('approvals.agreeText', { applicant: applicantName, amount: row.amount }),
      confirmLabel: t('approvals.agree'),
      action: () => send(row),
    });
    if (isDone) notify.success(t('approvals.toldPURCHASEAPPROVE', { name }));
  }

  return {
    label: 'approvals.agree',
    onClick: (row) => void ask(row),
    isOffered: ({ taskId, bizType, askedByName }) => taskId !== null && bizType === 'PURCHASE' && askedByName === null,
    each: send,
    together: (rows) => t('approvals.together', { count: rows.length, sum: sumOf(rows.map(({ amount }) => amount)) }),
  };
}
