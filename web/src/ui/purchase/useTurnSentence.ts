import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { holdersOf } from './firstTurn.ts';

type Turn = Schemas['Turn'];

/** What is awaited in a purchase besides decisions about cases. */
type Step = Exclude<Turn['step'], 'APPROVE' | 'WITNESS' | 'SHARED_APPLY' | 'SHARED_RECEIPT' | 'SUPPLIER_REVIEW'>;

interface Amounts {
  payable: string;
  toInvoice: string;
  claimed: string;
}

/** Says of what is awaited who does what. @param amounts what is to be paid, invoiced and refunded, where that is known */
export function useTurnSentence(amounts?: Amounts): (turn: Turn) => string {
  const t = useT();
  return (turn) => {
    const who = { isMe: turn.mine, names: holdersOf(turn, t), isAny: turn.anyOf };
    if (turn.bizType !== null) return t(`projects.nextCase${turn.bizType}`, who);
    const step = turn.step as Step;
    const amount = amounts ? amountOf(step, amounts) : null;
    return t(`projects.next${step}`, { ...who, amount });
  };
}

function amountOf(step: Step, { payable, toInvoice, claimed }: Amounts): string {
  if (step === 'PAY') return payable;
  return step === 'REFUND' ? claimed : toInvoice;
}
