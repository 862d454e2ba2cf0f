import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import type { Context } from '../../context/context.ts';
import { usableCards } from '../expenditure/public.ts';
import { fittingPattern, purchasePolicyOf } from '../purchasingConfig/public.ts';
import { similarPurchases } from './similarPurchases.ts';
import { wayOf } from './submissionRules.ts';
import type { Submitted } from './submitted.ts';

/** A purchase as the form has it. */
export type Form = Schemas['ProjectInput'] & { payeeName?: string };

type Gathered = Submitted &
  ReturnType<typeof wayOf> & {
    similar: Schemas['SimilarPurchase'][];
    /** What the purchase already has frozen on each card. */
    held: ReadonlyMap<string, string>;
    categoryIds: string[];
  };

/**
 * Gathers what decides about a submission.
 * @param project the stored purchase; null for one that is not saved yet
 */
export async function submissionOf(
  form: Form,
  project: { companyId: string; id: string; deptId: string } | null,
  context: Context,
): Promise<Gathered> {
  const { session, role, db } = context;
  const { companyId, userId: applicantId } = session;
  const { items = [], funds = [], payee = {} } = form;
  const policy = await purchasePolicyOf(companyId, db);
  const categoryIds = [...new Set(items.flatMap(({ categoryId }) => categoryId ?? []))];
  const cards = await usableCards(
    funds.flatMap(({ expenditureId }) => expenditureId ?? []),
    context,
  );
  const held = await frozenBy(project, context);
  const similar = await similarPurchases({ categoryIds, days: policy.similarDays, applicantId, projectId: project?.id }, context);
  const named = {
    supplierId: payee.supplierId ?? null,
    name: form.payeeName ?? payee.name ?? '',
    account: payee.account ?? null,
  };
  const submitted: Submitted = {
    ...{ request: { ...form, items, funds, payee: named }, amount: sumOf(items.flatMap(({ amount }) => amount ?? [])), policy },
    similarAmount: sumOf(similar.map(({ amount }) => amount)),
    ...{ categories: await categoriesOf(categoryIds, context), pattern: null },
    available: new Map(
      cards
        .filter(({ isUsable }) => isUsable)
        .map(({ id, availableAmount }) => [id, fromCents(toCents(availableAmount) + toCents(held.get(id) ?? '0.00'))]),
    ),
  };
  const way = wayOf(submitted);
  const deptId = project?.deptId ?? role.deptId;
  const pattern = way.lane === 'SMALL' ? null : await patternOf(submitted, { companyId, categoryIds, deptId }, context);
  return { ...submitted, ...way, pattern, similar, held, categoryIds };
}

/** The rules for bidding that fit. A purchase that is not small for another reason than its amount is bid for as one just above the limit. */
function patternOf(
  { request: { purchaseType = 'GOODS' }, amount, policy: { smallLimit, orderLimit } }: Submitted,
  of: { companyId: string; categoryIds: string[]; deptId: string },
  { db }: Context,
) {
  const deciding = compareMoney(amount, smallLimit) > 0 ? amount : smallLimit;
  return fittingPattern({ ...of, purchaseType, amount: deciding, orderLimit }, db);
}

/** What a returned purchase still has frozen on each card. */
async function frozenBy(project: { companyId: string; id: string } | null, { db }: Context): Promise<Map<string, string>> {
  if (project === null) return new Map();
  const rows = await db
    .selectFrom('projectFund')
    .select(['expenditureId', 'frozen'])
    .where((eb) => eb.and({ companyId: project.companyId, projectId: project.id }))
    .execute();
  return new Map(rows.flatMap(({ expenditureId, frozen }) => (expenditureId === null ? [] : [[expenditureId, frozen] as const])));
}

/** The goods categories of a purchase with what decides which way it goes. */
async function categoriesOf(categoryIds: string[], { db }: Context): Promise<Submitted['categories']> {
  if (categoryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('goodsCategory')
    .select(['id', 'purchaseType', 'hazardous', 'centralCatalogue', 'fixedAsset'])
    .where('id', 'in', categoryIds)
    .execute();
  return new Map(rows.map(({ id, ...category }) => [id, category]));
}
