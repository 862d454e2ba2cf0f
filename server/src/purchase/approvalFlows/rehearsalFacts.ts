import type { Schemas } from '@campus-procurement/sdk';
import { addDays, startOfDay } from '@campus-procurement/sdk/time';
import { type Kysely, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { similarStatuses } from '../request/public.ts';

/** At most so many purchases are replayed. */
export const mostReplayed = 2000;

/** The days whose purchases are replayed, both included (`YYYY-MM-DD`). */
export interface Period {
  from: string;
  to: string;
}

/** A purchase that was submitted, as far as it decides about its approval. */
export type Replayed = Awaited<ReturnType<typeof replayedPurchases>>[number];

/** Returns the submitted purchases of a school, the newest first: one more than are replayed if there are more. */
export function replayedPurchases(companyId: string, period: Period, db: Kysely<Tables>) {
  return db
    .selectFrom('project')
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'project.companyId').onRef('dept.id', '=', 'project.deptId'))
    .select([
      'project.id',
      'project.projectCode',
      'project.projectName',
      'project.applicantId',
      'project.deptId',
      'dept.deptName',
    ])
    .select(['project.amount', 'project.executionCode'])
    .select(sql<string | null>`project.pattern ->> 'categoryId'`.as('patternId'))
    .select(sql<Date>`project.submit_time`.as('submitTime'))
    .where('project.companyId', '=', companyId)
    .where('project.submitTime', '>=', startOfDay(period.from))
    .where('project.submitTime', '<', startOfDay(addDays(period.to, 1)))
    .orderBy('project.submitTime', 'desc')
    .orderBy('project.id')
    .limit(mostReplayed + 1)
    .execute();
}

/** The lines of purchases that were submitted in a time: what they are, and what counts as similar to others. */
export function linesWithin(companyId: string, from: Date, to: Date, db: Kysely<Tables>) {
  return db
    .selectFrom('projectItem as item')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'item.companyId').onRef('project.id', '=', 'item.projectId'),
    )
    .select(['item.projectId', 'item.categoryId', 'item.amount', 'item.imported', 'project.applicantId'])
    .select(sql<number>`(extract(epoch from project.submit_time) * 1000)::float8`.as('submitted'))
    .select((eb) => eb('project.status', 'in', [...similarStatuses]).as('counts'))
    .where('item.companyId', '=', companyId)
    .where('item.categoryId', 'is not', null)
    .where('project.submitTime', '>=', from)
    .where('project.submitTime', '<=', to)
    .$narrowType<{ categoryId: string }>()
    .orderBy('item.no')
    .execute();
}

/** The cards of purchases that were submitted in a time, in their order. */
export function cardsWithin(companyId: string, from: Date, to: Date, db: Kysely<Tables>) {
  return db
    .selectFrom('projectFund as fund')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'fund.companyId').onRef('project.id', '=', 'fund.projectId'),
    )
    .select(['fund.projectId', 'fund.expenditureId'])
    .where('fund.companyId', '=', companyId)
    .where('fund.expenditureId', 'is not', null)
    .where('project.submitTime', '>=', from)
    .where('project.submitTime', '<=', to)
    .$narrowType<{ expenditureId: string }>()
    .orderBy('fund.no')
    .execute();
}

/** How long those who were asked about purchases took in a period, by kind, and all of them together. */
export async function pacesOf(period: Period, { db, session }: Context): Promise<Schemas['RehearsedPace'][]> {
  const rows = await db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as instance', (join) =>
      join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
    )
    .select('task.kind')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(
      sql<number>`round((percentile_cont(0.5) within group (order by
        extract(epoch from task.decide_time - task.since) / 60)))::int`.as('minutes'),
    )
    .where((eb) => eb.and({ 'task.companyId': session.companyId, 'instance.bizType': 'PURCHASE' }))
    .where('task.state', 'in', ['APPROVED', 'REJECTED', 'RETURNED'])
    // Opinions decide nothing.
    .where('task.parentTaskId', 'is', null)
    .whereRef('task.decideTime', '>=', 'task.since')
    .where('task.decideTime', '>=', startOfDay(period.from))
    .where('task.decideTime', '<', startOfDay(addDays(period.to, 1)))
    .groupBy(sql`grouping sets ((task.kind), ())`)
    .having(sql<boolean>`count(*) > 0`)
    .orderBy(sql`task.kind nulls first`)
    .execute();
  return rows;
}
