import { sql } from 'kysely';
import { statesWith } from '#flow/purchaseStates.ts';
import type { TurnSource } from '#flow/turns/public.ts';
import { purchaseFacts } from './purchaseFacts.ts';
import { turnsOf } from './turnsOf.ts';

/** Purchases with their cases, contracts and acceptances. */
export const purchaseTurns: TurnSource = {
  async turnsOf(owners, db) {
    const found = await purchaseFacts(owners, db);
    return new Map(found.map((purchase) => [purchase.id, turnsOf(purchase)]));
  },
  unfinished: sql`select company_id, id from project where status in (${sql.join(statesWith('isOpen').map(sql.lit))})`,
};
