import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Message } from '#ui/feedback/Message.tsx';
import type { CaseDetail } from './caseTexts.ts';

/** Says that a case cannot go on, or that its time is over. */
export function CaseTrouble({ detail }: { detail: CaseDetail }) {
  const { isBlocked, isOverdue, limitTime, seats, allowedActions } = detail;
  const t = useT();
  const format = useFormat();
  if (isBlocked) {
    const said = seats.map(({ userName, kind, cause }) =>
      t('approvals.seatSaid', { who: userName ?? t(`purchases.approver${kind}`), why: t(`approvals.seat${cause}`) }),
    );
    return (
      <Message tone="warning">
        {t(allowedActions.includes('REASSIGN') ? 'approvals.blockedHere' : 'approvals.blockedText', { seats: said })}
      </Message>
    );
  }
  if (!isOverdue || limitTime === null) return null;
  return <Message tone="warning">{t('approvals.overdueText', { time: format.dateTime(limitTime) })}</Message>;
}
