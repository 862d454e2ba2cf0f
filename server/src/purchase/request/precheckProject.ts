import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { unitPriceOf } from '@campus-procurement/sdk/money';
import { dayOf, isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { approvalChain, chainSteps } from '#approval/chain.ts';
import { statesWith } from '#flow/purchaseStates.ts';
import { isFresh, isOwnStock, offered } from '#ledger/moves/sharedStocks.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { sayRule } from '#platform/i18n/language.ts';
import { namesOneBrand } from '#platform/i18n/singleBrand.ts';
import { fromThousandths, plainQuantity, toThousandths } from '#platform/values/quantity.ts';
import { fundRows, ownProject } from '../records/public.ts';
import { argumentReasons } from './argument.ts';
import { shownItem } from './chargedItem.ts';
import { tenderLimitOf } from './lane.ts';
import { payeeColumns } from './projectParts.ts';
import { areSome, goodsOf, isSame } from './sameGoods.ts';
import { submissionOf, waysOf } from './submission.ts';
import { brokenRules, checkedRules } from './submissionRules.ts';

const most = 20;

/** Tells what a submission would say now, and who would approve. */
export async function precheckProject(
  { query, body = {} }: Input<'precheckProject'>,
  context: Context,
): Promise<Output<'precheckProject'>> {
  const { session, role, language, db } = context;
  const { companyId, userId } = session;
  const project = query?.projectId === undefined ? null : await ownProject(query.projectId, context);
  const { payeeName } = await payeeColumns(body.payee ?? {}, companyId, context);
  const subject = await submissionOf({ ...body, payeeName }, project, context);
  const broken = brokenRules(subject);
  const { amount, policy, lane, laneReason, pattern, executions, similarAmount, similar, categoryIds, request } = subject;
  const { smallLimit, ownCardLimit } = policy;
  const chain = await approvalChain(
    {
      companyId,
      applicantId: userId,
      deptId: role.deptId,
      amount,
      ownCardLimit,
      categoryIds,
      lane,
      ...waysOf(request, pattern),
      cardIds: request.funds.flatMap(({ expenditureId }) => expenditureId ?? []),
    },
    db,
  );
  return {
    amount,
    lane,
    laneReason,
    pattern,
    executions: [...executions],
    smallLimit,
    ownCardLimit,
    similarAmount,
    similar: similar.slice(0, 20),
    tenderLimit: tenderLimitOf(body.purchaseType ?? 'GOODS', policy),
    rules: checkedRules(lane, broken, subject),
    errors: broken.map(({ field, rule, params = {} }) => ({ field, rule, params, message: sayRule(language, rule, params) })),
    approvers: chainSteps(chain),
    funds: await fundRows(companyId, request.funds, subject.held, context),
    argumentReasons: lane === 'SMALL' ? [] : argumentReasons(subject),
    brandItems: brandItems(request.items),
    lastPrices: await lastPrices(request.items, project?.id ?? '', context),
    association: await shownItem(companyId, request.associationCode, project?.id ?? '', context),
    colleagues: await colleaguesOf(request.items, context),
    sharedOffers: await sharedOffers(request.items, context),
  };
}

type Lines = readonly Schemas['ProjectItemInput'][];

/** Positions of the lines that ask for one brand. */
function brandItems(items: Lines): number[] {
  return items.flatMap(({ itemName, spec, parameters }, index) =>
    namesOneBrand([itemName, spec, parameters].filter(Boolean).join('\n')) ? [index] : [],
  );
}

/** What the school paid last for the goods of each line: the price of the order, or that of a small purchase. */
async function lastPrices(items: Lines, projectId: string, context: Context): Promise<Schemas['LastPrice'][]> {
  const rows = await linesNamed(items, context)
    .leftJoin('orderLine', (join) =>
      join
        .onRef('orderLine.companyId', '=', 'item.companyId')
        .onRef('orderLine.projectId', '=', 'item.projectId')
        .onRef('orderLine.no', '=', 'item.no'),
    )
    .select(['orderLine.unitPrice', 'item.amount', 'item.quantity'])
    .distinctOn([sql`lower(item.item_name)`, 'item.categoryId'])
    .where('project.status', 'in', statesWith('isOrdered'))
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
    const { amount, quantity, unit, projectCode, projectName, submitTime } = row;
    const unitPrice = row.unitPrice ?? unitPriceOf(amount ?? '0.00', quantity ?? '1');
    return [{ itemNo, unitPrice, unit, projectCode, projectName, submitTime: submitTime && isoTime(submitTime) }];
  });
}

/** Approved purchases of colleagues for the same goods that are not announced yet, the latest first. */
async function colleaguesOf(items: Lines, context: Context): Promise<Schemas['ColleaguePurchase'][]> {
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

/**
 * Returns what departments share of the goods of some lines, those of the same name and category, the most first. Where sharing is switched
 * off, its permissions are, and nothing is returned.
 */
async function sharedOffers(items: Lines, context: Context): Promise<Schemas['SharedOffer'][]> {
  const goods = goodsOf(items);
  const may = permitted(context);
  if (goods.length === 0 || !may('querySharedStockPage')) return [];
  const rows = await context.db
    .selectFrom('stock')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'stock.companyId').onRef('warehouse.id', '=', 'stock.warehouseId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'stock.companyId').onRef('dept.id', '=', 'stock.ownerDeptId'))
    .select(['stock.id as stockId', 'stock.itemName', 'stock.categoryId', 'stock.brand', 'stock.model', 'stock.unit'])
    .select(['dept.deptName as ownerDeptName', 'warehouse.warehouseName', 'warehouse.address', offered.as('offered')])
    .select([
      isOwnStock(context).$castTo<boolean>().as('isOwn'),
      sql<Date>`coalesce((select max(flow.time) from stock_flow as flow
        where flow.company_id = stock.company_id and flow.stock_id = stock.id), stock.last_in_time)`.as('lastMoveTime'),
    ])
    .where('stock.companyId', '=', context.session.companyId)
    .where('stock.sharedQuantity', '>', '0')
    .where(isFresh(dayOf(context.now)))
    .where(offered, '>', '0')
    .where(areSome(goods, 'stock'))
    .orderBy(offered, 'desc')
    .orderBy('stock.id')
    .limit(most)
    .execute();
  return rows.map(({ categoryId, offered: offeredQuantity, isOwn, lastMoveTime, ...row }) => ({
    ...row,
    itemNo: items.findIndex((line) => isSame({ ...row, categoryId }, line)),
    brand: row.brand || null,
    model: row.model || null,
    offeredQuantity: plainQuantity(offeredQuantity),
    lastMoveTime: isoTime(lastMoveTime),
    mayApply: may('saveSharedApply') && !isOwn,
  }));
}
