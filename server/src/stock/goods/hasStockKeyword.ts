import { type RawBuilder, sql } from 'kysely';
import { containing } from '#platform/lists/like.ts';

/** A condition: name, model or batch of a stock contain the keyword. */
export function hasStockKeyword(keyword: string): RawBuilder<boolean> {
  const pattern = containing(keyword);
  return sql<boolean>`(stock.item_name ilike ${pattern} or stock.model ilike ${pattern} or stock.batch_no ilike ${pattern})`;
}
