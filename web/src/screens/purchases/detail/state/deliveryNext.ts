import type { Translate } from '#i18n/messages.ts';
import { type Next, paymentNext } from './paymentNext.ts';
import { type Detail, isLarger, isNone, minus, moneyOf, whoOf } from './projectState.ts';

/** Until when a purchase in an emergency is to be reported about; null where no report is missing. */
function reportWanted({ emergencyReport: wanted }: Detail, format: { dateTime: (time: string) => string }, t: Translate) {
  return wanted && wanted.report === null ? t('projects.nextReportText', { time: format.dateTime(wanted.dueTime) }) : null;
}

/** What may be paid by the contract while goods are still to come, but has no invoice, for who enters invoices; null where nothing has. */
function billWanted(project: Detail, money: (amount: string) => string, t: Translate): string | null {
  const amount = minus(project.fulfilment?.dueAmount ?? '0.00', moneyOf(project).invoiced);
  return isNone(amount) || !project.allowedActions.includes('ADD_INVOICE')
    ? null
    : t('projects.nextBillText', { amount: money(amount) });
}

/** What happens next after the award of a larger purchase, and what follows; null in states before it, and for small purchases. */
export function deliveryNext(
  project: Detail,
  format: { money: (amount: string) => string; dateTime: (time: string) => string },
  t: Translate,
): Next | null {
  if (!isLarger(project)) return null;
  const { status, lane, officerId, openCaseId, waitsForMe: isMe, waitingFor: names, fulfilment, nextTime } = project;
  const who = whoOf(project);
  // Who pays is waited for with what is due by now, and not with the goods that are still to come.
  const due = isMe && project.allowedActions.includes('PAY') ? paymentNext(project, format.money, t) : null;
  if (due) return due;
  switch (status) {
    case 'APPROVED':
      if (project.sourceObjections.some(({ answer }) => answer === null)) {
        return { title: t('projects.nextObjection', { name: project.officerName ?? '' }), text: t('projects.nextObjectionText') };
      }
      if (lane === 'OTHER' && nextTime !== null) {
        return { title: t('projects.nextSource', { time: format.dateTime(nextTime) }), text: t('projects.nextSourceText') };
      }
      return lane === 'OTHER' && officerId !== null ? { title: t('projects.nextOutcome', who), text: null } : null;
    case 'AWARDED':
      return { title: t('projects.nextDraftContract', who), text: t('projects.nextSignText') };
    case 'CONTRACTING':
      return {
        title: t(openCaseId === null ? 'projects.nextSignContract' : 'projects.nextApproveContract', who),
        text: t('projects.nextSignText'),
      };
    case 'EXECUTING': {
      const text = reportWanted(project, format, t) ?? t('projects.nextArrivalText');
      return { title: t('projects.nextArrival', who), text: [text, billWanted(project, format.money, t) ?? ''].join('') };
    }
    case 'ACCEPTING': {
      const title = names.length === 0 ? t('projects.nextAssign') : t('projects.nextAccept', who);
      return { title, text: billWanted(project, format.money, t) };
    }
    case 'WAREHOUSING':
      return { title: t('projects.nextStore', who), text: billWanted(project, format.money, t) };
    case 'COMPLETED': {
      const payment = paymentNext(project, format.money, t);
      if (payment) return payment;
      const { toInvoice, cost, paid } = moneyOf(project);
      if (fulfilment !== null && fulfilment.missingAssetNumbers > 0) return { title: t('projects.nextAssets', who), text: null };
      if (!isNone(toInvoice))
        return { title: t('projects.nextInvoice', { ...who, amount: format.money(toInvoice) }), text: null };
      if (paid === cost) return { title: t('projects.nextArchive', who), text: t('projects.nextArchiveText') };
      return { title: t('projects.nextRetention'), text: null, until: fulfilment?.nextDueTime ?? null };
    }
    default:
      return null;
  }
}
