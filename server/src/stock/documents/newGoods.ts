import { lineAmount } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { totalRule } from '#platform/values/totalRule.ts';
import { pieceRule } from '#reference/pieceUnits.ts';
import type { DraftedLine, DraftLine } from './draftFields.ts';

interface Store {
  companyId: string;
  id: string;
  warehouseType: string;
}

/**
 * Returns the lines of goods that did not come from a purchase.
 * @throws Failure `invalid` with rule `exists`, or `hazardousStore` for hazardous goods in another store
 */
export async function newGoods(items: readonly DraftLine[], store: Store, context: Context): Promise<DraftedLine[]> {
  const categories = await categoriesOf(items, store.companyId, context);
  const places = await context.db
    .selectFrom('warehouseLocation')
    .select('id')
    .where((eb) => eb.and({ companyId: store.companyId, warehouseId: store.id }))
    .execute();
  const faults = items.flatMap(({ categoryId, locationId, quantity, unit }, index): BrokenRule[] => {
    const category = categories.get(String(categoryId));
    const isPlace = locationId === undefined || places.some(({ id }) => id === locationId);
    return [
      ...(categoryId !== undefined && !category ? [{ field: `items.${index}.categoryId`, rule: 'exists' }] : []),
      ...(category?.hazardous && store.warehouseType !== 'HAZARDOUS'
        ? [{ field: `items.${index}.categoryId`, rule: 'hazardousStore' }]
        : []),
      ...pieceRule(`items.${index}.quantity`, quantity, unit),
      ...(isPlace ? [] : [{ field: `items.${index}.locationId`, rule: 'exists' }]),
    ];
  });
  const amounts = items.map(({ unitCost = '0.00', quantity }) => lineAmount(unitCost, quantity));
  faults.push(...amounts.flatMap((amount, index) => totalRule(`items.${index}.unitCost`, [amount])));
  if (faults.length === 0) faults.push(...totalRule('items', amounts));
  if (faults.length > 0) throw invalid(...faults);
  return items.map((line) => {
    const { itemName = '', unit = '', unitCost = '0.00', quantity, categoryId = null } = line;
    const { brand = null, model = null, locationId = null, batchNo = null, expireDate = null } = line;
    const categoryCompanyId = categories.get(String(categoryId))?.companyId ?? null;
    return {
      itemName,
      unit,
      unitCost,
      quantity,
      amount: lineAmount(unitCost, quantity),
      categoryCompanyId,
      categoryId,
      brand,
      model,
      locationId,
      batchNo,
      expireDate,
      stockId: null,
    };
  });
}

async function categoriesOf(items: readonly DraftLine[], companyId: string, { db }: Context) {
  const ids = items.flatMap(({ categoryId }) => categoryId ?? []);
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('goodsCategory')
    .select(['companyId', 'id', 'hazardous'])
    .where('companyId', 'in', ['0', companyId])
    .where('id', 'in', ids)
    .where('status', '=', 'ENABLED')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
