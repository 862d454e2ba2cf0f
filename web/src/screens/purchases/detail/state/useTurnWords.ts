import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import { useTurnSentence } from '#ui/purchase/useTurnSentence.ts';
import type { Bidding } from '../bidding/useBidding.ts';
import { type Detail, isNone, minus, moneyOf } from './projectState.ts';

type Turn = Detail['turns'][number];

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
  return {
    sentence: useTurnSentence(moneyOf(project)),
    texts({ step, bizType, mine }: Turn): (string | null)[] {
      const text = consequences[step];
      const officer = project.officerName ?? '';
      return [
        text ? t(text) : null,
        bizType === 'CONTRACT' ? t('projects.nextSignText') : null,
        step === 'WITNESS_OPENING' && !mine ? t('projects.nextWitnessingText', { officer }) : null,
        step === 'DECIDE' || step === 'DECIDE_AGAIN' || step === 'EXPLANATION' ? delayOf(project, bidding, t) : null,
        bidding?.suspension ? t('projects.reason', { reason: bidding.suspension.reason }) : null,
        billWanted(project, t),
      ];
    },
  };
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
function billWanted(project: Detail, t: Translate): string | null {
  const amount = minus(project.fulfilment?.dueAmount ?? '0.00', moneyOf(project).invoiced);
  const isAwaited = project.turns.some(({ step }) => step === 'INVOICE');
  if (isAwaited || isNone(amount) || !project.allowedActions.includes('ADD_INVOICE')) return null;
  return t('projects.nextBillText', { amount });
}
