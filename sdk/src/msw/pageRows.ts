import type { JsonSchema } from '../contract.ts';
import type { Family } from './families.ts';
import { propertiesOf, shapeOf } from './schemas.ts';
import { type Row, rowSchema } from './seedRows.ts';

/** Query parameters that are not filters: page, order, and the school, because the mock has only one. */
const noFilter = new Set(['current', 'size', 'sort', 'companyId']);

/**
 * Returns the rows that match a query: texts are searched, all other values must be equal. Parameters that are not fields of a
 * row, such as the start of a period, are ignored.
 */
export function matching(rows: Row[], query: Record<string, unknown>, querySchema: JsonSchema, family: Family): Row[] {
  const members = propertiesOf(querySchema);
  const texts = Object.entries(propertiesOf(rowSchema(family)))
    .filter(([, member]) => shapeOf(member).type === 'string')
    .map(([name]) => name);
  const search: Record<string, string[]> = { keyword: texts, ...family.search };
  const filters = Object.entries(query).filter(([name]) => !noFilter.has(name));
  return rows.filter((row) =>
    filters.every(([name, wanted]) => {
      const { type, enum: choices, pattern } = members[name] ?? {};
      const isText = type === 'string' && !choices && !pattern;
      const fields = (search[name] ?? [name]).filter((field) => field in row);
      // The server can filter by more than the fields of a row; the mock cannot.
      if (fields.length === 0) return true;
      return fields.some((field) => (isText ? contains(row[field], wanted) : row[field] === wanted));
    }),
  );
}

const contains = (value: unknown, part: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .includes(String(part).toLowerCase());

/** Sorts rows by keys like `['builtIn,desc', 'createTime,desc']`. Equal rows keep their order. */
export function sorted(rows: Row[], order: string[]): Row[] {
  const keys = order.map((key) => key.split(',') as [field: string, direction: string]);
  return rows.toSorted((a, b) => {
    for (const [field, direction] of keys) {
      const difference = compare(a[field], b[field]);
      if (difference !== 0) return direction === 'desc' ? -difference : difference;
    }
    return 0;
  });
}

const collator = new Intl.Collator('zh-CN');

function compare(a: unknown, b: unknown): number {
  return typeof a === 'string' ? collator.compare(a, String(b)) : Number(a) - Number(b) || 0;
}
