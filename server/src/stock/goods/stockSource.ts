import { sql } from 'kysely';
import { absent, type RecordSource, sourceFor } from '#platform/panels/recordSource.ts';
import { hasStockKeyword } from './hasStockKeyword.ts';
import { visibleStocks } from './visibleStocks.ts';

/** What the caller sees in the stores, by name, model and batch. */
export const stockSource: RecordSource = sourceFor('queryStockPage', async (keyword, context) =>
  (await visibleStocks(context))
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'stock.companyId').onRef('warehouse.id', '=', 'stock.warehouseId'),
    )
    .where(hasStockKeyword(keyword))
    .select(['stock.companyId', 'stock.id', 'stock.itemName as title', 'warehouse.warehouseName as detail'])
    // Stocks without a batch have an empty one.
    .select(sql<string | null>`nullif(stock.batch_no, '')`.as('code'))
    .select(absent.as('channel')),
);
