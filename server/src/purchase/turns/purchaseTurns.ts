import { isBehind, type TurnSource } from '#flow/turns/public.ts';
import { ended, purchaseFacts } from './purchaseFacts.ts';
import { turnsOf } from './turnsOf.ts';

/** Purchases with their cases, contracts and acceptances. */
export const purchaseTurns: TurnSource = {
  async turnsOf(owners, db) {
    const found = await purchaseFacts(owners, db);
    return new Map(found.map((purchase) => [purchase.id, turnsOf(purchase)]));
  },
  unfinished: (after, limit, db) =>
    db
      .selectFrom('project')
      .select(['companyId', 'id'])
      .where('status', 'not in', ended)
      .where(isBehind(after, 'project'))
      .orderBy('companyId')
      .orderBy('id')
      .limit(limit)
      .execute(),
};
