import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { namesOneBrand } from '#platform/i18n/singleBrand.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { areSome, goodsOf, isSame } from './sameGoods.ts';

type Lines = readonly Schemas['ProjectItemInput'][];

/** Positions of the lines that ask for one brand. */
export function brandItems(items: Lines): number[] {
  return items.flatMap(({ itemName, spec, parameters }, index) =>
    namesOneBrand([itemName, spec, parameters].filter(Boolean).join('\n')) ? [index] : [],
  );
}

/** What the school paid last for the goods of each line: the price of the order, or that of a small purchase. */
export async function lastPrices(items: Lines, projectId: string, context: Context): Promise<Schemas['LastPrice'][]> {
  const rows = await linesNamed(items, context)
    .leftJoin('orderLine', (join) =>
      join
        .onRef('orderLine.companyId', '=', 'item.companyId')
        .onRef('orderLine.projectId', '=', 'item.projectId')
        .onRef('orderLine.no', '=', 'item.no'),
    )
    .select(sql<string>`coalesce(order_line.unit_price, round(item.amount / item.quantity, 2))::text`.as('unitPrice'))
    .distinctOn([sql`lower(item.item_name)`, 'item.categoryId'])
    .where('project.status', 'in', ['EXECUTING', 'COMPLETED', 'ARCHIVED'])
    .where('item.quantity', '>', '0')
    .where('item.amount', 'is not', null)
    .where('project.id', '<>', projectId)
    .orderBy(sql`lower(item.item_name)`)
    .orderBy('item.categoryId')
    .orderBy('project.submitTime', 'desc')
    .orderBy('project.id', 'desc')
    .execute();
  return items.flatMap((line, itemNo) => {
    const row = rows.find((found) => isSame(found, line));
    if (!row) return [];
    const { unitPrice, unit, projectCode, projectName, submitTime } = row;
    return [{ itemNo, unitPrice, unit, projectCode, projectName, submitTime: submitTime && isoTime(submitTime) }];
  });
}

/** Approved purchases of colleagues for the same goods that are not announced yet, the latest first. */
export async function colleaguesOf(items: Lines, context: Context): Promise<Schemas['ColleaguePurchase'][]> {
  const rows = await linesNamed(items, context)
    .innerJoin('appUser as applicant', (join) =>
      join.onRef('applicant.companyId', '=', 'project.companyId').onRef('applicant.id', '=', 'project.applicantId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'project.companyId').onRef('dept.id', '=', 'project.deptId'))
    .select(['applicant.name as applicantName', 'dept.deptName', 'item.quantity'])
    .where('project.status', '=', 'APPROVED')
    .where('project.applicantId', '<>', context.session.userId)
    .orderBy('project.submitTime', 'desc')
    .orderBy('project.id', 'desc')
    .orderBy('item.no')
    .limit(20)
    .execute();
  return rows.map(({ itemName, categoryId, quantity, submitTime, ...row }) => ({
    ...row,
    quantity: quantity && fromThousandths(toThousandths(quantity)),
    itemNo: items.findIndex((line) => isSame({ itemName, categoryId }, line)),
    submitTime: submitTime && isoTime(submitTime),
  }));
}

/** Lines of purchases of the school that have the name and category of one of these. */
function linesNamed(items: Lines, { db, session: { companyId } }: Context) {
  return db
    .selectFrom('projectItem as item')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'item.companyId').onRef('project.id', '=', 'item.projectId'),
    )
    .select(['item.itemName', 'item.categoryId', 'item.unit'])
    .select(['project.projectCode', 'project.projectName', 'project.submitTime'])
    .where('item.companyId', '=', companyId)
    .where(areSome(goodsOf(items), 'item'));
}
