import { contract } from '../generated/contract.ts';
import type { ErrorCode } from '../generated/errorCodes.ts';
import { examples } from '../generated/examples.ts';
import type { OperationId } from '../operationTypes.ts';
import { minuteMs } from '../time.ts';
import { type LooseRequest, type LooseResolver, refused } from './behaviours.ts';
import { violations } from './checks.ts';
import type { Family } from './families.ts';
import { isNullable, propertiesOf, shapeOf } from './schemas.ts';
import { idText, type Row, rowSchema, seedRows, templateOf, timeText } from './seedRows.ts';
import { answerWith, listed } from './showRows.ts';

/** The clock of the mock starts here and advances by a minute with each change. */
const beginning = Date.parse('2026-03-02T09:00:00+08:00');

interface CollectionOptions {
  seed: number;
  /** Minimum number of rows. */
  size: number;
  /** Whether the test has overridden the operation. */
  isOverridden: (id: OperationId) => boolean;
}

/** Keeps the rows of one entity and answers the operations of its family. */
export function collection(
  family: Family,
  { seed, size, isOverridden }: CollectionOptions,
): Partial<Record<OperationId, LooseResolver>> {
  const { unique, keptBy, order, lists, detail, changes: steps } = family;
  const members = propertiesOf(rowSchema(family));
  let rows = seedRows(family, seed, size);
  let created = rows.length;
  let changes = 0;

  /** Values of a new row that its creator does not set: `null`, `false`, and 0 for counts. */
  const blank: Row = {};
  for (const [name, member] of Object.entries(members)) {
    if (isNullable(member)) blank[name] = null;
    else if (shapeOf(member).type === 'boolean') blank[name] = false;
    else if (name.endsWith('Count')) blank[name] = 0;
  }

  const now = () => timeText(beginning + changes++ * minuteMs);
  const find = (id: unknown) => rows.find((row) => row.id === id);
  const taken = (values: Row, self?: Row) =>
    unique.find((field) => field in values && rows.some((row) => row !== self && row[field] === values[field]));

  /** Whether `id` is the row `other` or a row below it. */
  function isWithin(id: unknown, other: Row): boolean {
    const row = find(id);
    return row !== undefined && (row === other || isWithin(row.parentId, other));
  }

  /**
   * Refuses a row that is unknown or has another version, unless the test overrides a list or the detail: then the row may come
   * from that answer, and the call succeeds.
   */
  const refusal = (code: ErrorCode, operation: OperationId, { reply }: LooseRequest) =>
    [...lists, detail].some((id) => id && isOverridden(id)) ? examples[operation].data : reply.fail(code);

  function save(asked: LooseRequest) {
    const input = asked.body as Row;
    if (input.id !== undefined) return change(family.save)(asked);
    const field = taken(input);
    if (field) return refused(field, 'unique', asked);
    const time = now();
    const row: Row = { ...templateOf(family), ...blank, ...fitting(unset(family.save)), ...fitting(input) };
    const isDraft = steps.some((id) => id.startsWith('publish'));
    if (isDraft) Object.assign(row, { status: 'DRAFT', allowedActions: ['EDIT', 'PUBLISH', 'DELETE'] });
    // The creator of a row may also delete it.
    else if (row.allowedActions) row.allowedActions = [...new Set([...(row.allowedActions as string[]), 'DELETE'])];
    Object.assign(row, { id: idText(created++), version: 1, createTime: time, updateTime: time });
    if (order.length > 0) rows.push(row);
    else rows.unshift(row);
    return answerWith(row, family.save);
  }

  const change = (operation: OperationId) => (asked: LooseRequest) => {
    const { id = asked.path.id, version, ...values } = asked.body as Row;
    const row = find(id);
    if (!row) return refusal(4004, operation, asked);
    if (version !== undefined && row.version !== version) return refusal(4090, operation, asked);
    const field = taken(values, row);
    if (field) return refused(field, 'unique', asked);
    if (isWithin(values.parentId, row)) return refused('parentId', 'cycle', asked);
    Object.assign(row, fitting(values), { version: Number(row.version) + 1, updateTime: now() });
    return answerWith(row, operation);
  };

  /**
   * Returns the part of an input that fits the fields of the row. For example, a list of ids does not fit the list of what they
   * refer to.
   */
  function fitting(input: Row): Row {
    const fields = Object.entries(input).filter(([name, value]) => members[name] && !violations(members[name], value).length);
    return Object.fromEntries(fields);
  }

  function remove(asked: LooseRequest) {
    const { path, reply } = asked;
    const row = find(path.id);
    if (!row) return refusal(4004, family.remove, asked);
    const keeper = Object.keys(keptBy).find((field) => Boolean(row[field]));
    if (keeper) return reply.fail(keptBy[keeper] as ErrorCode);
    if (rows.some(({ parentId }) => parentId === row.id)) return reply.fail(4205);
    rows = rows.filter((other) => other !== row);
    return answerWith(row, family.remove);
  }

  function show(asked: LooseRequest) {
    const row = find(asked.path.id);
    return row ? answerWith(row, detail as OperationId) : refusal(4004, detail as OperationId, asked);
  }

  return {
    ...Object.fromEntries(lists.map((id) => [id, (asked: LooseRequest) => listed(rows, id, family, asked)])),
    ...(detail && { [detail]: show }),
    [family.save]: save,
    ...Object.fromEntries(steps.map((id) => [id, change(id)])),
    [family.remove]: remove,
  };
}

/** Returns empty texts and lists for the fields that the creator of a row may omit. */
function unset(id: OperationId): Row {
  const members = Object.entries(propertiesOf(contract[id].request.body ?? {})).map(
    ([name, member]) => [name, shapeOf(member)] as const,
  );
  const texts = members.filter(([, { type, enum: choices, pattern }]) => type === 'string' && !choices && !pattern);
  const lists = members.filter(([, { type }]) => type === 'array');
  return Object.fromEntries([...texts.map(([name]) => [name, '']), ...lists.map(([name]) => [name, []])]);
}
