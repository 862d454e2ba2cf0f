import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { holdersOf } from './firstTurn.ts';

type Turn = Schemas['Turn'];

/** What is awaited in a purchase besides decisions about cases. */
type Step = Exclude<Turn['step'], 'APPROVE' | 'WITNESS' | 'SHARED_APPLY' | 'SHARED_RECEIPT' | 'SUPPLIER_REVIEW'>;

/** Says of what is awaited who does what. @param amounts what is to be paid and invoiced, where that is known */
export function useTurnSentence(amounts?: { payable: string; toInvoice: string }): (turn: Turn) => string {
  const t = useT();
  return (turn) => {
    const who = { isMe: turn.mine, names: holdersOf(turn, t), isAny: turn.anyOf };
    if (turn.bizType !== null) return t(`projects.nextCase${turn.bizType}`, who);
    const step = turn.step as Step;
    const amount = amounts ? (step === 'PAY' ? amounts.payable : amounts.toInvoice) : null;
    return t(`projects.next${step}`, { ...who, amount });
  };
}
