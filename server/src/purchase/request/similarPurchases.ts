import type { Schemas } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import { dayMs, isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { statesWith } from '#flow/purchaseStates.ts';
import type { Context } from '#platform/context/context.ts';

interface SimilarTo {
  categoryIds: string[];
  /** Of the policy. */
  days: number;
  applicantId: string;
  /** The purchase itself, which does not count; undefined if it is not saved. */
  projectId?: string | undefined;
}

/** Returns what the applicant has requested of the same categories within some days, without what was returned or given up, the latest first. */
export async function similarPurchases(
  { categoryIds, days, applicantId, projectId = '' }: SimilarTo,
  { db, session, now }: Context,
): Promise<Schemas['SimilarPurchase'][]> {
  if (categoryIds.length === 0) return [];
  const rows = await db
    .selectFrom('projectItem as item')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'item.companyId').onRef('project.id', '=', 'item.projectId'),
    )
    .select(['project.id', 'project.projectCode', 'project.projectName', 'project.submitTime'])
    .select(sql<string>`coalesce(sum(item.amount), 0.00)::text`.as('amount'))
    .where((eb) => eb.and({ 'project.companyId': session.companyId, 'project.applicantId': applicantId }))
    .where('project.status', 'in', statesWith('isSimilar'))
    .where('project.submitTime', '>=', new Date(now.getTime() - days * dayMs))
    .where('project.id', '<>', projectId)
    .where('item.categoryId', 'in', categoryIds)
    .groupBy(['project.id', 'project.projectCode', 'project.projectName', 'project.submitTime'])
    .orderBy('project.submitTime', 'desc')
    .orderBy('project.id')
    .execute();
  return rows.map(({ submitTime, ...row }) => ({ ...row, submitTime: submitTime && isoTime(submitTime) }));
}

/** Sums up similar purchases. */
export async function similarAmount(to: SimilarTo, context: Context): Promise<string> {
  return sumOf((await similarPurchases(to, context)).map(({ amount }) => amount));
}
