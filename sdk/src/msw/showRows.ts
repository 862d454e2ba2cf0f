import type { JsonSchema } from '../contract.ts';
import { contract } from '../generated/contract.ts';
import { examples } from '../generated/examples.ts';
import type { OperationId } from '../operationTypes.ts';
import type { LooseRequest } from './behaviours.ts';
import type { Family } from './families.ts';
import { matching, sorted } from './pageRows.ts';
import { listIn, propertiesOf, shapeOf } from './schemas.ts';
import { maskedFields, type Row } from './seedRows.ts';

/** Returns the answer to an operation on one row: the row if its schema has properties, otherwise the operation's example. */
export function answerWith(row: Row, id: OperationId): unknown {
  const { data } = contract[id];
  return shapeOf(data).properties ? view(row, data) : examples[id].data;
}

/** Returns the answer of an operation that lists rows as a page, list or tree. */
export function listed(rows: Row[], id: OperationId, family: Family, { query, body }: LooseRequest): unknown {
  const { request, paged } = contract[id];
  const { items, maxItems } = listIn(id);
  // The filters of a tree may be in the body.
  const wanted = { ...query, ...(body as Row | undefined) };
  const all = sorted(rows, query.sort ? [String(query.sort)] : family.order);
  const found = matching(all, wanted, request.body ?? request.query, family);
  const masked = maskedFields(family);
  const show = (row: Row) => maskedIn(view(row, items), masked);

  if ('children' in propertiesOf(items)) return forest(withThoseAbove(found, all), show);
  if (!paged) return found.slice(0, maxItems).map(show);
  const [current, size] = [Number(query.current ?? 1), Number(query.size ?? 10)];
  const records = found.slice((current - 1) * size, current * size).map(show);
  const { sum, ...around } = examples[id].data as { sum?: Row };
  const sums = sum && { sum: Object.fromEntries(Object.keys(sum).map((field) => [field, total(found, field)])) };
  return { ...around, ...sums, records, total: found.length, current, size };
}

/** Sums up the amounts of a field. It calculates in cents because 0.1 + 0.2 is not 0.3. */
function total(rows: Row[], field: string): string {
  const cents = rows.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0);
  return (cents / 100).toFixed(2);
}

/** Returns rows of a tree together with their ancestors, in the order of `all`. */
function withThoseAbove(found: Row[], all: Row[]): Row[] {
  const kept = new Set(found);
  for (const row of kept) {
    const above = all.find(({ id }) => id === row.parentId);
    if (above) kept.add(above);
  }
  return all.filter((row) => kept.has(row));
}

/** Builds trees from rows. Rows whose parent is not included become roots. */
function forest(rows: Row[], show: (row: Row) => Row): Row[] {
  const branch = (row: Row, level: number): Row => ({
    ...show(row),
    ...('level' in row && { level }),
    children: rows.filter(({ parentId }) => parentId === row.id).map((child) => branch(child, level + 1)),
  });
  const ids = new Set(rows.map(({ id }) => id));
  return rows.filter(({ parentId }) => !ids.has(parentId)).map((root) => branch(root, 1));
}

/** Returns the fields of a row that a schema has. */
function view(row: Row, schema: JsonSchema | undefined): Row {
  return Object.fromEntries(
    Object.keys(propertiesOf(schema)).map((field) => [field, field === 'allowedActions' ? actions(row) : row[field]]),
  );
}

/** Masks the middle of some fields of a row, as in 199****0102. */
function maskedIn(row: Row, fields: string[]): Row {
  for (const field of fields) if (typeof row[field] === 'string') row[field] = row[field].replace(/^(.{3}).{4}/, '$1****');
  return row;
}

/** Returns `allowedActions`, with actions that would not change the status replaced by their opposite. */
function actions({ allowedActions, status }: Row): unknown {
  const done: Record<string, string> = { ENABLED: 'ENABLE', DISABLED: 'DISABLE', PUBLISHED: 'PUBLISH', WITHDRAWN: 'WITHDRAW' };
  const opposite: Record<string, string> = { ENABLE: 'DISABLE', DISABLE: 'ENABLE', PUBLISH: 'WITHDRAW', WITHDRAW: 'PUBLISH' };
  const useless = done[String(status)];
  return (allowedActions as string[]).map((action) => (action === useless ? opposite[action] : action));
}
