import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

const cents = (amount: string) => Math.round(Number(amount) * 100);

/**
 * The budget cards whose figures do not add up, with what is wrong. Always: the adjustments sum up to the total, what was frozen and not given
 * back is what is frozen and what is held for matters, and the last entry tells what is available.
 */
export async function ledgerFaults(db: Kysely<Tables>): Promise<string[]> {
  const cards = await db.selectFrom('expenditure').selectAll().execute();
  const flows = await db.selectFrom('expenditureFlow').selectAll().orderBy('createTime').orderBy('id').execute();
  const holds = await db.selectFrom('expenditureHold').selectAll().execute();
  const [flowsOf, holdsOf] = [Map.groupBy(flows, ofCard), Map.groupBy(holds, ofCard)];
  return cards.flatMap((card) => {
    const own = flowsOf.get(card.id) ?? [];
    const sum = (type: string) => own.reduce((all, { flowType, amount }) => all + (flowType === type ? cents(amount) : 0), 0);
    const held = (holdsOf.get(card.id) ?? []).reduce((all, { amount }) => all + cents(amount), 0);
    const faults = {
      total: sum('ADJUST') !== cents(card.totalAmount),
      frozen: sum('FREEZE') - sum('UNFREEZE') !== cents(card.frozenAmount),
      held: held !== cents(card.frozenAmount),
      available: cents(card.availableAmount) !== cents(card.totalAmount) - cents(card.frozenAmount),
      balance: cents(own.at(-1)?.balance ?? '-1') !== cents(card.availableAmount),
    };
    return Object.entries(faults).flatMap(([what, isWrong]) => (isWrong ? [`${card.cardNo}: ${what}`] : []));
  });
}

function ofCard({ expenditureId }: { expenditureId: string }): string {
  return expenditureId;
}
