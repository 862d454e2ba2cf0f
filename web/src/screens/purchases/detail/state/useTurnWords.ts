import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { holdersOf } from '#ui/purchase/firstTurn.ts';
import { useSchoolWord } from '#ui/purchase/useSchoolWord.ts';
import type { Bidding } from '../bidding/useBidding.ts';
import { type Detail, isNone, minus, moneyOf } from './projectState.ts';

type Turn = Detail['turns'][number];

/** What is awaited in a purchase. */
type Step = Exclude<Turn['step'], 'SHARED_APPLY' | 'SHARED_RECEIPT' | 'SUPPLIER_REVIEW'>;

/** What follows a step, where it is always the same. */
const consequences: Partial<Record<Turn['step'], LabelKey>> = {
  OPEN_DOCUMENTS: 'projects.nextOpenText_DOCUMENTS',
  OPEN_PRICES: 'projects.nextOpenText_PRICES',
  JUDGE: 'projects.nextJudgeText',
  DECLARE_FAILED: 'projects.nextDeclareFailedText',
  ANSWER_OBJECTION: 'projects.nextObjectionText',
  CONTRACT_DRAFT: 'projects.nextSignText',
  CONTRACT_SIGN: 'projects.nextSignText',
  DELIVERY: 'projects.nextArrivalText',
  REPORT: 'projects.nextReportText',
  ARCHIVE: 'projects.nextArchiveText',
};

/** Returns what is awaited in a purchase in words: `sentence` says who does what, `texts` what follows, is missing for it, or why. */
export function useTurnWords(project: Detail, bidding: Bidding | undefined) {
  const t = useT();
  const word = useSchoolWord();
  const { money } = useFormat();
  const { payable, toInvoice } = moneyOf(project);
  return {
    sentence(turn: Turn): string {
      const step = turn.step as Step;
      const who = { isMe: turn.mine, names: holdersOf(turn, t), isAny: turn.anyOf };
      if (step === 'APPROVE') return t(`projects.next${approvalOf(project, bidding)}`, who);
      return t(word(`projects.next${step}`), { ...who, amount: money(step === 'PAY' ? payable : toInvoice) });
    },
    texts({ step, mine }: Turn): (string | null)[] {
      const text = consequences[step];
      const officer = project.officerName ?? '';
      return [
        text ? t(text) : null,
        step === 'APPROVE' && project.status === 'CONTRACTING' ? t('projects.nextSignText') : null,
        step === 'WITNESS_OPENING' && !mine ? t('projects.nextWitnessingText', { officer }) : null,
        step === 'DECIDE' || step === 'DECIDE_AGAIN' || step === 'EXPLANATION' ? delayOf(project, bidding, t) : null,
        bidding?.suspension ? t('projects.reason', { reason: bidding.suspension.reason }) : null,
        billWanted(project, money, t),
      ];
    },
  };
}

/** What is approved, as the state of the purchase says it. */
function approvalOf({ status }: Detail, bidding: Bidding | undefined) {
  if (bidding?.suspension?.cause === 'TERMINATION') return 'APPROVE_END';
  if (status === 'APPROVING') return 'APPROVE';
  if (status === 'AWARD_APPROVING') return 'APPROVE_AWARD';
  return status === 'CONTRACTING' ? 'APPROVE_CONTRACT' : 'APPROVE_CHANGE';
}

/** What the clock does if nobody decides in time, where the rules of the purchase let it; null where they do not. */
function delayOf({ pattern }: Detail, bidding: Bidding | undefined, t: Translate): string | null {
  if (bidding?.decisionOverdue) return t('projects.nextDecideOverdue');
  if (!pattern?.switches.ifAutoDelayWhenNoDecision || !pattern.bidConfig || !bidding) return null;
  const { autoDelayHours: hours, autoDelayMaxTimes: most } = pattern.bidConfig;
  const { decisionDelayTimes: done } = bidding;
  return done < most ? t('projects.nextDecideDelay', { hours, done, most }) : t('projects.nextDecideByClock', { most });
}

/** What may be paid by the contract before all has come, but has no invoice, for whoever enters invoices. */
function billWanted(project: Detail, money: (amount: string) => string, t: Translate): string | null {
  const amount = minus(project.fulfilment?.dueAmount ?? '0.00', moneyOf(project).invoiced);
  const isAwaited = project.turns.some(({ step }) => step === 'INVOICE');
  if (isAwaited || isNone(amount) || !project.allowedActions.includes('ADD_INVOICE')) return null;
  return t('projects.nextBillText', { amount: money(amount) });
}
