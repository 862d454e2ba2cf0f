import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { platformId } from '#platform/values/platform.ts';
import { withRowsAbove } from '#platform/values/tree.ts';
import { characterValuesOf } from '../parameters/public.ts';

/** What decides about the pattern of a purchase. */
interface Purchase {
  companyId: string;
  purchaseType: Schemas['PurchaseType'];
  amount: string;
  /** Goods categories of the lines. */
  categoryIds: string[];
  deptId: string;
  /** Of the policy of the school. */
  orderLimit: string;
}

type Found = { categoryId: string; categoryName: string };

/**
 * Returns the rules by which a purchase is bought: those of the enabled purchasing category of its kind and amount. A category that names
 * goods or departments is for these, and those below them, and comes before one that names none. Of its executions it takes the first
 * enabled one of the wanted code; of bidding, one with sealed quotes that are awarded by price.
 * @returns null if the school has none
 */
export async function fittingPattern(
  purchase: Purchase,
  code: Schemas['ExecutionCode'],
  db: Kysely<Tables>,
): Promise<Schemas['PurchasePattern'] | null> {
  const { companyId, orderLimit } = purchase;
  for (const category of await categoriesFor(purchase, db)) {
    const rows = await executionsOf(companyId, category.categoryId, db);
    const execution = rows.find(
      ({ executionCode, bidConfig }) => executionCode === code && (code !== 'ONLINE_BID' || isByPrice(bidConfig)),
    );
    if (execution) return { ...category, ...execution, orderLimit, switches: await switchesOf(companyId, db) };
  }
  return null;
}

/** Returns the ways beside bidding in which the fitting purchasing categories buy, each once. */
export async function otherExecutions(purchase: Purchase, db: Kysely<Tables>): Promise<Schemas['ExecutionOption'][]> {
  const found = new Map<string, Schemas['ExecutionOption']>();
  for (const { categoryId } of await categoriesFor(purchase, db)) {
    for (const { executionCode, executionName } of await executionsOf(purchase.companyId, categoryId, db)) {
      if (executionCode !== 'ONLINE_BID' && !found.has(executionCode)) found.set(executionCode, { executionCode, executionName });
    }
  }
  return [...found.values()];
}

/** Returns the rules of a purchase for whose way the school has no execution: with a contract, and its switches as they are. */
export async function patternWithout(
  execution: Schemas['ExecutionOption'],
  { companyId, orderLimit }: Purchase,
  db: Kysely<Tables>,
): Promise<Schemas['PurchasePattern']> {
  return {
    categoryId: null,
    categoryName: null,
    executionId: null,
    ...execution,
    bidConfig: null,
    needContract: true,
    contractThreshold: null,
    publicityDays: 0,
    orderLimit,
    switches: await switchesOf(companyId, db),
  };
}

async function categoriesFor(
  { companyId, purchaseType, amount, categoryIds, deptId }: Purchase,
  db: Kysely<Tables>,
): Promise<Found[]> {
  const rows = await db
    .selectFrom('purchasingCategory')
    .select(['id', 'categoryName'])
    .where((eb) => eb.and({ companyId, purchaseType, status: 'ENABLED' }))
    .where('amountMin', '<=', amount)
    .where((eb) => eb.or([eb('amountMax', 'is', null), eb('amountMax', '>', amount)]))
    .orderBy('sort')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const goods = await db
    .selectFrom('purchasingCategoryGoods')
    .select(['categoryId', 'goodsCategoryId as linked'])
    .where('companyId', '=', companyId)
    .where('categoryId', 'in', ids)
    .execute();
  const depts = await db
    .selectFrom('purchasingCategoryDept')
    .select(['categoryId', 'deptId as linked'])
    .where('companyId', '=', companyId)
    .where('categoryId', 'in', ids)
    .execute();
  const allGoods = goods.length === 0 ? [] : await goodsTree(companyId, db);
  const allDepts = depts.length === 0 ? [] : await deptTree(companyId, db);
  const bought = categoryIds.map((id) => withRowsAbove(allGoods, [id]));
  const buyer = [withRowsAbove(allDepts, [deptId])];
  const fitting = rows.flatMap(({ id: categoryId, categoryName }) => {
    const named = { goods: linksOf(goods, categoryId), depts: linksOf(depts, categoryId) };
    if (!isWithin(bought, named.goods) || !isWithin(buyer, named.depts)) return [];
    return [{ found: { categoryId, categoryName }, names: Math.sign(named.goods.size) + Math.sign(named.depts.size) }];
  });
  return fitting.sort((one, other) => other.names - one.names).map(({ found }) => found);
}

function linksOf(links: { categoryId: string; linked: string }[], id: string): Set<string> {
  return new Set(links.filter(({ categoryId }) => categoryId === id).map(({ linked }) => linked));
}

/** Whether each of some rows, given with those above it, is one of the named or below one. Where none is named, all are. */
function isWithin(rows: readonly ReadonlySet<string>[], named: ReadonlySet<string>): boolean {
  return named.size === 0 || rows.every((row) => [...named].some((id) => row.has(id)));
}

function goodsTree(companyId: string, db: Kysely<Tables>) {
  return db.selectFrom('goodsCategory').select(['id', 'parentId']).where('companyId', 'in', [platformId, companyId]).execute();
}

function deptTree(companyId: string, db: Kysely<Tables>) {
  return db.selectFrom('dept').select(['id', 'parentId']).where('companyId', '=', companyId).execute();
}

/** The enabled executions of a category. */
async function executionsOf(companyId: string, categoryId: string, db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('purchasingCategoryExecution as used')
    .innerJoin('purchasingExecution as execution', (join) =>
      join.onRef('execution.companyId', '=', 'used.companyId').onRef('execution.id', '=', 'used.executionId'),
    )
    .select(['execution.id as executionId', 'execution.executionName', 'execution.executionCode', 'execution.bidConfig'])
    .select('execution.needContract')
    .select(['execution.contractThreshold', 'execution.publicityDays'])
    .where((eb) => eb.and({ 'used.companyId': companyId, 'used.categoryId': categoryId }))
    .where((eb) => eb.and({ 'execution.status': 'ENABLED' }))
    .orderBy('execution.executionName')
    .orderBy('execution.id')
    .execute();
  return rows.map((row) => ({ ...row, bidConfig: row.bidConfig as Schemas['BidConfig'] | null }));
}

function isByPrice(config: Schemas['BidConfig'] | null): boolean {
  return config?.bidMode === 'SEALED' && config.awardRule !== 'COMPREHENSIVE';
}

const switchNames = ['ifOpenEntry', 'ifCrossAcceptance', 'ifAutoDelayWhenNoDecision', 'QLGYUniversityCharacter'] as const;

/** The switches of a school that decide about its purchases, as they are now. */
async function switchesOf(companyId: string, db: Kysely<Tables>): Promise<Schemas['PurchasePattern']['switches']> {
  const values = await characterValuesOf(db, companyId, [...switchNames]);
  const isOn = (name: (typeof switchNames)[number]) => values[name] === 'Y';
  return {
    ifOpenEntry: isOn('ifOpenEntry'),
    ifCrossAcceptance: isOn('ifCrossAcceptance'),
    ifAutoDelayWhenNoDecision: isOn('ifAutoDelayWhenNoDecision'),
    QLGYUniversityCharacter: isOn('QLGYUniversityCharacter'),
  };
}
