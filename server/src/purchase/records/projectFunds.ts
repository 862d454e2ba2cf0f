import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { type Selectable, sql } from 'kysely';
import { lockCards, lockUsableCards } from '#ledger/moves/lockCards.ts';
import { type Moving, moveFunds } from '#ledger/moves/moveFunds.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { ProjectRow } from './projectRows.ts';

type Fund = Selectable<Tables['projectFund']> & { expenditureId: string; amount: string };

/** Returns the cards of a purchase in the order in which they are locked. */
export async function fundsOf(
  { companyId, id }: Pick<ProjectRow, 'companyId' | 'id'>,
  { db }: Pick<Moving, 'db'>,
): Promise<Fund[]> {
  const rows = await db
    .selectFrom('projectFund')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId: id }))
    .orderBy('expenditureId')
    .execute();
  return rows.filter((row): row is Fund => row.expenditureId !== null);
}

type Part = 'frozen' | 'occupied' | 'paid';
type Kind = Parameters<typeof moveFunds>[0]['kind'];

/** Sets what a purchase has in a part of a card, after the money was moved. */
async function setPart(
  { companyId, projectId, no }: Fund,
  parts: Partial<Record<Part, string>>,
  { db }: Pick<Moving, 'db'>,
): Promise<void> {
  await db
    .updateTable('projectFund')
    .set(parts)
    .where((eb) => eb.and({ companyId, projectId, no }))
    .execute();
}

async function move(
  project: ProjectRow,
  { companyId, expenditureId }: Pick<Fund, 'companyId' | 'expenditureId'>,
  kind: Kind,
  amount: string,
  context: Moving,
): Promise<void> {
  if (compareMoney(amount, '0.00') <= 0) return;
  const matter = { bizCode: String(project.projectCode), reason: project.projectName };
  await moveFunds({ companyId, expenditureId, kind, amount, ...matter }, context);
}

/** Locks the cards of a purchase that is to take their money. @throws Failure naming a card that cannot be used today, and why */
export async function lockPayingCards(project: Pick<ProjectRow, 'companyId' | 'id'>, context: Moving): Promise<void> {
  const funds = await fundsOf(project, context);
  await lockUsableCards(
    project.companyId,
    funds.map(({ expenditureId }) => expenditureId),
    context,
  );
}

/** Freezes what a purchase asks for. */
export async function freeze(project: ProjectRow, context: Moving): Promise<void> {
  for (const fund of await fundsOf(project, context)) {
    await move(project, fund, 'FREEZE', fund.amount, context);
    await setPart(fund, { frozen: fund.amount }, context);
  }
}

/** Makes what is frozen for a purchase available again. */
export async function unfreeze(project: ProjectRow, context: Moving): Promise<void> {
  for (const fund of await fundsOf(project, context)) {
    await move(project, fund, 'UNFREEZE', fund.frozen, context);
    await setPart(fund, { frozen: '0.00' }, context);
  }
}

/**
 * Lets other cards pay, or the same in other parts: what is frozen beyond that is available again first.
 * @throws Failure `fundsShort`; for a card that takes more and cannot be used any more, the reason
 */
export async function rebalanceFunds(
  project: ProjectRow,
  wanted: readonly { expenditureId: string; amount: string }[],
  context: Context,
): Promise<void> {
  const { companyId, id: projectId } = project;
  const before = new Map((await fundsOf(project, context)).map(({ expenditureId, frozen }) => [expenditureId, toCents(frozen)]));
  const after = new Map(wanted.map(({ expenditureId, amount }) => [expenditureId, toCents(amount)]));
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  const hindrances = await lockCards(companyId, ids, context);
  const more = ids.map((expenditureId) => ({
    expenditureId,
    cents: (after.get(expenditureId) ?? 0n) - (before.get(expenditureId) ?? 0n),
  }));
  for (const { expenditureId, cents } of more) {
    const hindrance = hindrances.get(expenditureId);
    if (cents > 0n && hindrance) throw new Failure(hindrance.reason, { params: hindrance.params });
  }
  for (const { expenditureId, cents } of more) {
    await move(project, { companyId, expenditureId }, 'UNFREEZE', fromCents(-cents), context);
  }
  for (const { expenditureId, cents } of more)
    await move(project, { companyId, expenditureId }, 'FREEZE', fromCents(cents), context);
  await context.db
    .deleteFrom('projectFund')
    .where((eb) => eb.and({ companyId, projectId }))
    .execute();
  const rows = wanted.map((fund, index) => ({ companyId, projectId, no: index + 1, ...fund, frozen: fund.amount }));
  await context.db.insertInto('projectFund').values(rows).execute();
}

/** Makes what is frozen on other cards than these available again. */
export async function unfreezeOthers(project: ProjectRow, cardIds: string[], context: Moving): Promise<void> {
  for (const fund of await fundsOf(project, context)) {
    if (cardIds.includes(fund.expenditureId)) continue;
    await move(project, fund, 'UNFREEZE', fund.frozen, context);
    await setPart(fund, { frozen: '0.00' }, context);
  }
}

/** Turns what is frozen for a purchase into an obligation. */
export async function occupy(project: ProjectRow, context: Moving): Promise<void> {
  for (const fund of await fundsOf(project, context)) {
    await move(project, fund, 'UNFREEZE', fund.frozen, context);
    await move(project, fund, 'OCCUPY', fund.amount, context);
    await setPart(fund, { frozen: '0.00', occupied: fund.amount }, context);
  }
}

/** Turns a part of what is frozen into an obligation, and makes the rest available again. @param amount the cards bear it in proportion */
export async function occupyAward(project: ProjectRow, amount: string, context: Moving): Promise<void> {
  const funds = await fundsOf(project, context);
  const shares = split(
    amount,
    funds.map(({ frozen }) => frozen),
  );
  for (const [index, fund] of funds.entries()) {
    const share = shares[index] as string;
    await move(project, fund, 'UNFREEZE', fund.frozen, context);
    await move(project, fund, 'OCCUPY', share, context);
    await setPart(fund, { frozen: '0.00', occupied: share }, context);
  }
}

/** Makes available again what exceeds an amount. @param kept what the purchase costs; the cards bear it in proportion */
export async function releaseBeyond(project: ProjectRow, kept: string, context: Moving): Promise<void> {
  const funds = await fundsOf(project, context);
  const shares = split(
    kept,
    funds.map(({ occupied }) => occupied),
  );
  for (const [index, fund] of funds.entries()) {
    const share = shares[index] as string;
    await move(project, fund, 'RELEASE', fromCents(toCents(fund.occupied) - toCents(share)), context);
    await setPart(fund, { occupied: share }, context);
  }
}

/** Pays an amount from what is occupied. The cards bear it in proportion. */
export async function payFrom(project: ProjectRow, amount: string, context: Moving): Promise<void> {
  const funds = await fundsOf(project, context);
  const shares = split(
    amount,
    funds.map(({ occupied }) => occupied),
  );
  for (const [index, fund] of funds.entries()) {
    const share = shares[index] as string;
    await move(project, fund, 'PAY', share, context);
    const paid = fromCents(toCents(fund.paid) + toCents(share));
    await setPart(fund, { occupied: fromCents(toCents(fund.occupied) - toCents(share)), paid }, context);
  }
}

/** Takes a payment back that did not arrive: it is an obligation again. The cards get it back in proportion to what they have paid. */
export async function takeBack(project: ProjectRow, amount: string, context: Moving): Promise<void> {
  for (const { fund, share, paid } of await paidShares(project, amount, context)) {
    await move(project, fund, 'REVERSE', share, context);
    await setPart(fund, { occupied: fromCents(toCents(fund.occupied) + toCents(share)), paid }, context);
  }
}

/** Gives back what the supplier has refunded. The cards get it in proportion to what each has paid. */
export async function refundTo(project: ProjectRow, amount: string, context: Moving): Promise<void> {
  for (const { fund, share, paid } of await paidShares(project, amount, context)) {
    await move(project, fund, 'REFUND', share, context);
    await setPart(fund, { paid }, context);
  }
}

/** Takes a refund back that was none. Each card pays again in proportion to what it has got of the refunds. */
export async function takeRefundBack(project: ProjectRow, amount: string, context: Moving): Promise<void> {
  const funds = await fundsOf(project, context);
  const shares = split(amount, await refundsOfFunds(project, funds, context));
  for (const [index, fund] of funds.entries()) {
    const share = shares[index] as string;
    await move(project, fund, 'REVERSE_REFUND', share, context);
    await setPart(fund, { paid: fromCents(toCents(fund.paid) + toCents(share)) }, context);
  }
}

/** Returns what each card has got of the refunds of a purchase, as its ledger tells. */
async function refundsOfFunds({ companyId, projectCode }: ProjectRow, funds: Fund[], { db }: Moving): Promise<string[]> {
  const ids = funds.map(({ expenditureId }) => expenditureId);
  const rows = await db
    .selectFrom('expenditureFlow')
    .select(['expenditureId', sql<string>`sum(case flow_type when 'REFUND' then amount else -amount end)`.as('amount')])
    .where((eb) => eb.and({ companyId, bizCode: projectCode }))
    .where('expenditureId', 'in', ids)
    .where('flowType', 'in', ['REFUND', 'REVERSE_REFUND'])
    .groupBy('expenditureId')
    .execute();
  const amounts = new Map(rows.map(({ expenditureId, amount }) => [expenditureId, amount]));
  return ids.map((id) => amounts.get(id) ?? '0.00');
}

/** Returns what each card gets of an amount that comes back, and what it has paid then. */
async function paidShares(project: ProjectRow, amount: string, context: Moving) {
  const funds = await fundsOf(project, context);
  const shares = split(
    amount,
    funds.map(({ paid }) => paid),
  );
  return funds.map((fund, index) => {
    const share = shares[index] as string;
    return { fund, share, paid: fromCents(toCents(fund.paid) - toCents(share)) };
  });
}

/**
 * Splits an amount in proportion to some parts. No share exceeds its part, and cents that are left over go to the largest part that has
 * room.
 * @param amount at most the sum of the parts
 */
export function split(amount: string, parts: readonly string[]): string[] {
  const cents = parts.map(toCents);
  const all = cents.reduce((sum, one) => sum + one, 0n);
  if (all === 0n) return parts.map(() => '0.00');
  const wanted = toCents(amount);
  const shares = cents.map((part) => (part * wanted) / all);
  let rest = wanted - shares.reduce((sum, one) => sum + one, 0n);
  const bySize = cents
    .map((part, index) => ({ part, index }))
    .sort((one, other) => (one.part < other.part ? 1 : one.part > other.part ? -1 : one.index - other.index));
  for (const { part, index } of bySize) {
    const room = part - (shares[index] as bigint);
    const more = rest < room ? rest : room;
    shares[index] = (shares[index] as bigint) + more;
    rest -= more;
  }
  return shares.map(fromCents);
}
