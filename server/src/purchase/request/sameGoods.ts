import type { Schemas } from '@campus-procurement/sdk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Line = Pick<Schemas['ProjectItemInput'], 'itemName' | 'categoryId'>;

/** What is named and has a category: goods are the same if both are, whatever the letters' case. */
interface Goods {
  itemName: string;
  categoryId: string;
}

/** The goods of lines that tell both. */
export function goodsOf(lines: readonly Line[]): Goods[] {
  return lines.flatMap(({ itemName, categoryId }) =>
    itemName === undefined || categoryId === undefined ? [] : [{ itemName, categoryId }],
  );
}

/** A condition on rows with a name and a category of goods: they are some of these. */
export function areSome(goods: readonly Goods[], row: 'item' | 'stock'): RawBuilder<SqlBool> {
  const each = goods.map(({ itemName, categoryId }) => {
    return sql`(lower(${sql.ref(`${row}.itemName`)}) = ${itemName.toLowerCase()} and ${sql.ref(`${row}.categoryId`)} = ${categoryId})`;
  });
  return each.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

/** Whether a line asks for the goods of a row. */
export function isSame(row: { itemName: string | null; categoryId: string | null }, { itemName, categoryId }: Line): boolean {
  return row.categoryId === categoryId && row.itemName?.toLowerCase() === itemName?.toLowerCase();
}
