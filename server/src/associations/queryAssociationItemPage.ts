import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import type { Order } from '#platform/lists/order.ts';
import { type KeyList, readPage } from '#platform/lists/page.ts';
import { costSql, shownStatus, takes, visibleProjects } from '#purchase/records/public.ts';
import { isOfItem, usedOfItem } from '#purchase/request/public.ts';

/** So many purchases of an item are listed. */
const listed = 20;

const latestPlan: Order = [
  { column: 'item.planYear', direction: 'desc', isNullable: true },
  { column: 'item.externalCode', direction: 'asc' },
];

/** Returns one page of the items of the school, the latest plan first. Of the purchases, those are named that the caller may read. */
export async function queryAssociationItemPage(
  { query = {} }: Input<'queryAssociationItemPage'>,
  context: Context,
): Promise<Output<'queryAssociationItemPage'>> {
  const { db, session } = context;
  const { keyword, planYear, hasAvailable } = query;
  let found = db.selectFrom('associationItem as item').where('item.companyId', '=', session.companyId);
  if (keyword !== undefined) {
    const pattern = containing(keyword);
    const columns = ['item.externalCode', 'item.externalName', 'item.deptName', 'item.leaderName'] as const;
    found = found.where((eb) => eb.or(columns.map((column) => eb(column, 'ilike', pattern))));
  }
  if (planYear !== undefined) found = found.where('item.planYear', '=', planYear);
  if (hasAvailable !== undefined) {
    found = found.where(sql<boolean>`(item.enabled and item.plan_amount > ${usedOfItem()}) = ${hasAvailable}`);
  }
  const keys = found.select(['item.companyId', 'item.externalCode as id']);
  const page = await readPage(query, keys, latestPlan, itemRows, toItem, context);
  const linked = await linkedTo(
    page.records.map(({ externalCode }) => externalCode),
    context,
  );
  return { ...page, records: page.records.map((item) => ({ ...item, projects: linked.get(item.externalCode) ?? [] })) };
}

function itemRows(keys: KeyList, db: Context['db']) {
  return db
    .selectFrom('associationItem as item')
    .selectAll('item')
    .select([
      usedOfItem().as('usedAmount'),
      sql<number>`(select count(*)::int from project where ${isOfItem} and ${takes})`.as('projectCount'),
    ])
    .where((eb) => eb(eb.refTuple('item.companyId', 'item.externalCode'), 'in', keys));
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof itemRows>['executeTakeFirstOrThrow']>>;

function toItem({ companyId: _, syncTime, usedAmount, ...item }: ItemRow) {
  return {
    ...item,
    usedAmount,
    availableAmount: left(item.planAmount, usedAmount),
    syncTime: isoTime(syncTime),
    projects: [] as Schemas['LinkedProject'][],
  };
}

function left(planAmount: string, usedAmount: string): string {
  return compareMoney(planAmount, usedAmount) > 0 ? fromCents(toCents(planAmount) - toCents(usedAmount)) : '0.00';
}

/** The purchases of some items that the caller may read, the latest first. */
async function linkedTo(codes: string[], context: Context): Promise<Map<string, Schemas['LinkedProject'][]>> {
  const linked = new Map<string, Schemas['LinkedProject'][]>();
  if (codes.length === 0) return linked;
  const latestFirst = sql`row_number() over (partition by project.association_code order by project.submit_time desc, project.id)`;
  const found = (await visibleProjects(context))
    .innerJoin('appUser as applicant', (join) =>
      join.onRef('applicant.companyId', '=', 'project.companyId').onRef('applicant.id', '=', 'project.applicantId'),
    )
    .select(['project.id', 'project.projectCode', 'project.projectName', 'project.associationCode', 'project.status'])
    .select(['project.phase', 'project.returnCause', 'project.bidStartTime', 'project.bidEndTime', 'project.suspendTime'])
    .select(['applicant.name as applicantName', costSql.as('amount'), latestFirst.$castTo<string>().as('place')])
    .where('project.companyId', '=', context.session.companyId)
    .where('project.associationCode', 'in', codes)
    .where(takes);
  const rows = await context.db
    .selectFrom(found.as('linked'))
    .selectAll()
    .where('place', '<=', sql<string>`${listed}`)
    .orderBy('place')
    .execute();
  for (const { id, projectCode, projectName, applicantName, amount, associationCode, place: _, ...row } of rows) {
    const of = linked.get(String(associationCode)) ?? [];
    linked.set(String(associationCode), [
      ...of,
      { id, projectCode, projectName, applicantName, amount, status: shownStatus(row, context.now) },
    ]);
  }
  return linked;
}
