import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

const cents = (amount: string) => Math.round(Number(amount) * 100);

/**
 * The budget cards whose figures do not add up, with what is wrong. Always: the adjustments sum up to the total; what was frozen and not given
 * back is what is frozen, and what is held for matters and purchases; likewise what is ordered and paid; and the last entry tells what is
 * available.
 */
export async function ledgerFaults(db: Kysely<Tables>): Promise<string[]> {
  const cards = await db.selectFrom('expenditure').selectAll().execute();
  const flows = await db.selectFrom('expenditureFlow').selectAll().orderBy('createTime').orderBy('id').execute();
  const holds = await db.selectFrom('expenditureHold').selectAll().execute();
  const funds = await db.selectFrom('projectFund').selectAll().execute();
  const ofProjects = (cardId: string, part: 'frozen' | 'occupied' | 'paid') =>
    funds.reduce((all, fund) => all + (fund.expenditureId === cardId ? cents(fund[part]) : 0), 0);
  const [flowsOf, holdsOf] = [Map.groupBy(flows, ofCard), Map.groupBy(holds, ofCard)];
  return cards.flatMap((card) => {
    const own = flowsOf.get(card.id) ?? [];
    const sum = (type: string) => own.reduce((all, { flowType, amount }) => all + (flowType === type ? cents(amount) : 0), 0);
    const held = (holdsOf.get(card.id) ?? []).reduce((all, { amount }) => all + cents(amount), 0);
    const faults = {
      total: sum('ADJUST') !== cents(card.totalAmount),
      frozen: sum('FREEZE') - sum('UNFREEZE') !== cents(card.frozenAmount),
      occupied: sum('OCCUPY') - sum('RELEASE') - sum('PAY') + sum('REVERSE') !== cents(card.occupiedAmount),
      paid: sum('PAY') - sum('REVERSE') - sum('REFUND') + sum('REVERSE_REFUND') !== cents(card.paidAmount),
      held: held + ofProjects(card.id, 'frozen') !== cents(card.frozenAmount),
      ordered: ofProjects(card.id, 'occupied') !== cents(card.occupiedAmount),
      settled: ofProjects(card.id, 'paid') !== cents(card.paidAmount),
      available:
        cents(card.availableAmount) !==
        cents(card.totalAmount) - cents(card.frozenAmount) - cents(card.occupiedAmount) - cents(card.paidAmount),
      balance: cents(own.at(-1)?.balance ?? '-1') !== cents(card.availableAmount),
    };
    return Object.entries(faults).flatMap(([what, isWrong]) => (isWrong ? [`${card.cardNo}: ${what}`] : []));
  });
}

function ofCard({ expenditureId }: { expenditureId: string }): string {
  return expenditureId;
}
