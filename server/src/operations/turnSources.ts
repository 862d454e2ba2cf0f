import { settleTurns, type TurnSources } from '#flow/turns/public.ts';
import type { Deps } from '#platform/context/context.ts';
import { purchaseTurns } from '#purchase/turns/purchaseTurns.ts';
import { documentTurns } from '#stock/documents/documentTurns.ts';
import { applyTurns } from '#stock/shared/applyTurns.ts';
import { supplierTurns } from '#suppliers/profiles/supplierTurns.ts';

/** How what is awaited is found, by kind of record. */
export const turnSources: TurnSources = {
  PROJECT: purchaseTurns,
  DOCUMENT: documentTurns,
  APPLY: applyTurns,
  SUPPLIER: supplierTurns,
};

/** Writes what is awaited of the records that a transaction has touched. */
export const settle: Deps['settle'] = (trx) => settleTurns(trx, turnSources);
