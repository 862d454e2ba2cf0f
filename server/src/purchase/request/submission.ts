import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { usableCards } from '#ledger/cards/public.ts';
import type { Context } from '#platform/context/context.ts';
import { say } from '#platform/i18n/language.ts';
import { characterValuesOf } from '#settings/parameters/public.ts';
import { fittingPattern, otherExecutions, patternWithout, purchasePolicyOf } from '#settings/purchasing/public.ts';
import type { ProjectRow } from '../records/public.ts';
import { chargedItem, hangsOnItems } from './chargedItem.ts';
import { tenderLimitOf } from './lane.ts';
import { similarPurchases } from './similarPurchases.ts';
import { wayOf } from './submissionRules.ts';
import type { Submitted } from './submitted.ts';
import { knownWay } from './wayFacts.ts';

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
  project: { companyId: string; id: string; deptId: string; status?: ProjectRow['status'] } | null,
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
    request: { ...form, items, funds, payee: named },
    amount: sumOf(items.flatMap(({ amount }) => amount ?? [])),
    policy,
    similarAmount: sumOf(similar.map(({ amount }) => amount)),
    categories: await categoriesOf(categoryIds, isRunning(project), context),
    pattern: null,
    executions: [],
    wantsReports: (await characterValuesOf(db, companyId, ['argumentReportTemplateUrl'])).argumentReportTemplateUrl !== '',
    needsItem: !isRunning(project) && (await hangsOnItems(companyId, context)),
    item: await chargedItem(companyId, form.associationCode, project?.id ?? '', context),
    way: await knownWay(form.wayFacts ?? {}, companyId, context, project?.id),
    hindrances: new Map(cards.flatMap(({ id, hindrance }) => (hindrance === null ? [] : [[id, hindrance] as const]))),
    available: new Map(
      cards
        .filter(({ hindrance }) => hindrance === null)
        .map(({ id, availableAmount }) => [id, fromCents(toCents(availableAmount) + toCents(held.get(id) ?? '0.00'))]),
    ),
  };
  const way = wayOf(submitted);
  const deptId = project?.deptId ?? role.deptId;
  const of = { companyId, categoryIds, deptId };
  const isSmall = way.lane === 'SMALL';
  const pattern = isSmall ? null : await patternOf(submitted, of, context);
  const executions = needsTender(submitted)
    ? [outsideTender]
    : isSmall
      ? []
      : await otherExecutions(decidingOf(submitted, of), context.db);
  return { ...submitted, ...way, pattern, executions, similar, held, categoryIds };
}

/** What decides who approves beside amount, cards and categories. */
export function waysOf(
  { items = [], executionCode = null }: Pick<Form, 'items' | 'executionCode'>,
  pattern: Submitted['pattern'],
) {
  return { imported: items.some(({ imported }) => imported), executionCode, patternId: pattern?.categoryId ?? null };
}

/** Whether it is submitted: a switch that came later is no matter of its own. */
function isRunning(project: { status?: ProjectRow['status'] } | null): boolean {
  return project?.status !== undefined && project.status !== 'DRAFT' && project.status !== 'RETURNED';
}

/** What a school that has no execution for it calls a tender outside the platform. */
const outsideTender: Schemas['ExecutionOption'] = {
  executionCode: 'OPEN_TENDER',
  executionName: say('zh-CN', 'executionName', 'OPEN_TENDER'),
};

/** Whether the school may not buy it itself. */
function needsTender({ request: { purchaseType = 'GOODS' }, amount, policy, categories }: Submitted): boolean {
  const isCentral = [...categories.values()].some(({ centralCatalogue }) => centralCatalogue);
  return isCentral || compareMoney(amount, tenderLimitOf(purchaseType, policy)) >= 0;
}

type Of = { companyId: string; categoryIds: string[]; deptId: string };

/** A purchase that is not small for another reason than its amount is bought as one just above the limit. */
function decidingOf({ request: { purchaseType = 'GOODS' }, amount, policy: { smallLimit, orderLimit } }: Submitted, of: Of) {
  return { ...of, purchaseType, amount: compareMoney(amount, smallLimit) > 0 ? amount : smallLimit, orderLimit };
}

/** The rules that fit. A tender outside the platform is possible where the school has none for it. */
async function patternOf(submitted: Submitted, of: Of, { db }: Context): Promise<Schemas['PurchasePattern'] | null> {
  const deciding = decidingOf(submitted, of);
  const { executionCode } = submitted.request;
  const pattern = await fittingPattern(deciding, executionCode ?? 'ONLINE_BID', db);
  if (pattern !== null || executionCode !== 'OPEN_TENDER' || !needsTender(submitted)) return pattern;
  return patternWithout(outsideTender, deciding, db);
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

/** The goods categories of a purchase with what decides which way it goes. One that is disabled later is no matter of a running purchase. */
async function categoriesOf(categoryIds: string[], isSubmitted: boolean, { db }: Context): Promise<Submitted['categories']> {
  if (categoryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('goodsCategory')
    .select([
      'id',
      'status',
      'purchaseType',
      'hazardous',
      'centralCatalogue',
      'fixedAsset',
      'needArgumentReport',
      'argumentThreshold',
    ])
    .where('id', 'in', categoryIds)
    .execute();
  return new Map(
    rows.map(({ id, status, ...category }) => [id, { ...category, isClosed: status === 'DISABLED' && !isSubmitted }]),
  );
}
