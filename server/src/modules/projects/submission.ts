import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { usableCards } from '../expenditure/public.ts';
import { purchasePolicyOf } from '../purchasingConfig/public.ts';
import { type Gate, gates, type Submitted } from './submissionRules.ts';

const dayMs = 24 * 3600_000;

/** A purchase as the form has it. */
export type Form = Schemas['ProjectInput'] & { payeeName?: string };

/**
 * Gathers what decides about a submission.
 * @param project the stored purchase; null for one that is not saved yet
 */
export async function submissionOf(
  form: Form,
  project: { companyId: string; id: string } | null,
  context: Context,
): Promise<Submitted & { policy: Schemas['PurchasePolicy']; held: ReadonlyMap<string, string> }> {
  const { session, db } = context;
  const { items = [], funds = [], payee = {} } = form;
  const policy = await purchasePolicyOf(session.companyId, db);
  const categoryIds = [...new Set(items.flatMap(({ categoryId }) => categoryId ?? []))];
  const cards = await usableCards(
    funds.flatMap(({ expenditureId }) => expenditureId ?? []),
    context,
  );
  const held = await frozenBy(project, context);
  return {
    ...{
      projectName: form.projectName,
      items,
      funds,
      policy,
      held,
      smallLimit: policy.smallLimit,
      similarDays: policy.similarDays,
    },
    payee: { supplierId: payee.supplierId ?? null, name: form.payeeName ?? payee.name ?? '', account: payee.account ?? null },
    similarAmount: await similarAmount(
      { categoryIds, days: policy.similarDays, applicantId: session.userId, projectId: project?.id },
      context,
    ),
    gates: await gatesOf(categoryIds, context),
    available: new Map(
      cards
        .filter(({ isUsable }) => isUsable)
        .map(({ id, availableAmount }) => [id, fromCents(toCents(availableAmount) + toCents(held.get(id) ?? '0.00'))]),
    ),
  };
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

interface SimilarTo {
  categoryIds: string[];
  /** Of the policy. */
  days: number;
  applicantId: string;
  /** The purchase itself, which does not count; undefined if it is not saved. */
  projectId?: string | undefined;
}

/** Sums up what the applicant has requested of the same categories within some days, without what was returned or given up. */
export async function similarAmount(
  { categoryIds, days, applicantId, projectId = '' }: SimilarTo,
  { db, session, now }: Context,
): Promise<string> {
  if (categoryIds.length === 0) return '0.00';
  const { sum } = await db
    .selectFrom('projectItem as item')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'item.companyId').onRef('project.id', '=', 'item.projectId'),
    )
    .select(sql<string>`coalesce(sum(item.amount), 0.00)::text`.as('sum'))
    .where((eb) => eb.and({ 'project.companyId': session.companyId, 'project.applicantId': applicantId }))
    .where('project.status', 'in', ['APPROVING', 'EXECUTING', 'COMPLETED', 'ARCHIVED'])
    .where('project.submitTime', '>=', new Date(now.getTime() - days * dayMs))
    .where('project.id', '<>', projectId)
    .where('item.categoryId', 'in', categoryIds)
    .executeTakeFirstOrThrow();
  return sum;
}

/** The categories that cannot be bought the small way, each with the reason. */
async function gatesOf(categoryIds: string[], { db }: Context): Promise<Map<string, Gate>> {
  if (categoryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('goodsCategory')
    .select(['id', 'hazardous', 'centralCatalogue', 'fixedAsset'])
    .where('id', 'in', categoryIds)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const gate = gates.find((one) => row[one]);
      return gate === undefined ? [] : [[row.id, gate] as const];
    }),
  );
}
