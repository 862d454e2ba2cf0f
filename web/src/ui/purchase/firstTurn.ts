import type { Schemas } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';

type Turn = Schemas['Turn'];

/** Returns what is to be done next: by the reader, or else by others; undefined where nothing is awaited now. */
export function firstTurn(turns: readonly Turn[]): Turn | undefined {
  return turns.find(({ mine }) => mine) ?? turns.find(({ from }) => from === null);
}

/** Says what else is awaited now than the first turn, each sentence once: several batches may lack the same. */
export function otherSentences(turns: readonly Turn[], first: Turn | undefined, sentence: (turn: Turn) => string): string[] {
  const said = new Set(turns.filter(({ from }) => from === null).map(sentence));
  if (first) said.delete(sentence(first));
  return [...said];
}

type Office = 'REQUESTER' | 'APPROVER' | 'FINANCE' | 'WITNESS' | 'GROUP' | 'KEEPER';

/** Whose office it is where nobody is named; elsewhere that of the procurement officers. */
const offices: Partial<Record<Turn['step'], Office>> = {
  RESUBMIT: 'REQUESTER',
  RECEIVE: 'REQUESTER',
  DELIVERY: 'REQUESTER',
  INVOICE: 'REQUESTER',
  REPORT: 'REQUESTER',
  ASSET_NUMBERS: 'REQUESTER',
  APPROVE: 'APPROVER',
  WITNESS: 'APPROVER',
  PAY: 'FINANCE',
  REFUND: 'FINANCE',
  WITNESS_OPENING: 'WITNESS',
  SIGN_ACCEPTANCE: 'GROUP',
  CONCLUDE: 'GROUP',
  CONFIRM_ENTRY: 'KEEPER',
  CONFIRM_DOCUMENT: 'KEEPER',
};

/** Returns the names of those of whom it is awaited, or their office. */
export function holdersOf({ names, step }: Turn, t: Translate): string[] {
  return names.length > 0 ? names : [t(`purchases.office${offices[step] ?? 'OFFICER'}`)];
}
