import type { JsonSchema } from '../contract.ts';
import { contract } from '../generated/contract.ts';
import { examples } from '../generated/examples.ts';
import type { OperationId } from '../types.ts';
import { type LooseRequest, type LooseResolver, refused } from './behaviours.ts';
import { violations } from './checks.ts';
import type { Family } from './families.ts';
import { matching, sorted } from './pageRows.ts';
import { propertiesOf, shapeOf } from './schemas.ts';
import { idText, type Row, rowSchema, seedRows, templateOf, timeText } from './seedRows.ts';

/** The clock of the mock: the moment at which it begins. It goes on by a minute with each change. */
const beginning = Date.parse('2026-03-02T09:00:00+08:00');
const minuteMs = 60_000;

interface CollectionOptions {
  seed: number;
  /** At least so many rows. */
  size: number;
  /** Whether a test answers the operation itself. */
  isOverridden: (id: OperationId) => boolean;
}

/** Keeps the rows of one entity, as its family says. */
export function collection(
  family: Family,
  { seed, size, isOverridden }: CollectionOptions,
): Partial<Record<OperationId, LooseResolver>> {
  const { unique, keptBy, order, detail, publish, list: all } = family;
  const members = propertiesOf(rowSchema(family));
  let rows = seedRows(family, seed, size);
  let created = rows.length;
  let changes = 0;

  /** What nobody says of a new row: nothing is true of it yet, and nothing counted. */
  const blank: Row = {};
  for (const [name, member] of Object.entries(members)) {
    if (shapeOf(member).type === 'boolean') blank[name] = false;
    else if (name.endsWith('Count')) blank[name] = 0;
  }

  const now = () => timeText(beginning + changes++ * minuteMs);
  const find = (id: unknown) => rows.find((row) => row.id === id);
  const taken = (values: Row, self?: Row) =>
    unique.find((field) => field in values && rows.some((row) => row !== self && row[field] === values[field]));

  /** A row that is unknown here, or in another version, may be one that a test shows: then what is done with it succeeds. */
  const refusal = (code: number, operation: OperationId, { reply }: LooseRequest) =>
    [family.page, detail, all].some((id) => id && isOverridden(id)) ? examples[operation].data : reply.fail(code);

  function save(asked: LooseRequest) {
    const input = asked.body as Row;
    const field = taken(input);
    if (field) return refused(field, 'unique', asked);
    const time = now();
    const row: Row = { ...templateOf(family), ...blank, ...fitting(unset(family.save)), ...fitting(input) };
    if (publish) Object.assign(row, { status: 'DRAFT', allowedActions: ['EDIT', 'PUBLISH', 'DELETE'] });
    Object.assign(row, { id: idText(created++), version: 1, createTime: time, updateTime: time });
    if (order.length > 0) rows.push(row);
    else rows.unshift(row);
    return answer(family.save, row);
  }

  const change = (operation: OperationId) => (asked: LooseRequest) => {
    const { id = asked.path.id, version, ...values } = asked.body as Row;
    const row = find(id);
    if (!row) return refusal(4004, operation, asked);
    if (version !== undefined && row.version !== version) return refusal(4090, operation, asked);
    const field = taken(values, row);
    if (field) return refused(field, 'unique', asked);
    Object.assign(row, fitting(values), { version: Number(row.version) + 1, updateTime: now() });
    return answer(operation, row);
  };

  /** What of an input is a field of the row: a list of ids is not the list of what they stand for. */
  function fitting(input: Row): Row {
    const fields = Object.entries(input).filter(([name, value]) => members[name] && !violations(members[name], value).length);
    return Object.fromEntries(fields);
  }

  function remove(asked: LooseRequest) {
    const { path, reply } = asked;
    const row = find(path.id);
    if (!row) return refusal(4004, family.remove, asked);
    const keeper = Object.keys(keptBy).find((field) => Boolean(row[field]));
    if (keeper) return reply.fail(keptBy[keeper] as number);
    rows = rows.filter((other) => other !== row);
    return answer(family.remove, row);
  }

  function page({ query }: LooseRequest) {
    const { request, data } = contract[family.page];
    const found = sorted(matching(rows, query, request.query, family), query.sort ? [String(query.sort)] : order);
    const [current, size] = [Number(query.current ?? 1), Number(query.size ?? 10)];
    const records = found.slice((current - 1) * size, current * size);
    const { items } = shapeOf(propertiesOf(data).records);
    const { sum, ...around } = examples[family.page].data as { sum?: Row };
    const sums = sum && { sum: Object.fromEntries(Object.keys(sum).map((field) => [field, total(found, field)])) };
    return { ...around, ...sums, records: records.map((row) => view(row, items)), total: found.length, current, size };
  }

  function list({ query }: LooseRequest) {
    const { request, data } = contract[all as OperationId];
    return matching(rows, query, request.query, family).map((row) => view(row, shapeOf(data).items));
  }

  return {
    [family.page]: page,
    ...(all && { [all]: list }),
    ...(detail && {
      [detail]: (asked: LooseRequest) => {
        const row = find(asked.path.id);
        return row ? answer(detail, row) : refusal(4004, detail, asked);
      },
    }),
    ...(publish && { [publish]: change(publish) }),
    [family.save]: save,
    [family.update]: change(family.update),
    [family.remove]: remove,
  };
}

/** The answer to an operation on one row: the row, if that is what it answers with, else its example. */
function answer(id: OperationId, row: Row): unknown {
  const { data } = contract[id];
  return shapeOf(data).properties ? view(row, data) : examples[id].data;
}

/** The sum of the amounts of a field, in cents on the way because 0.1 + 0.2 is not 0.3. */
function total(rows: Row[], field: string): string {
  const cents = rows.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0);
  return (cents / 100).toFixed(2);
}

/** As much of a row as a schema has. */
function view(row: Row, schema: JsonSchema | undefined): Row {
  return Object.fromEntries(
    Object.keys(propertiesOf(schema)).map((field) => [field, field === 'allowedActions' ? actions(row) : row[field]]),
  );
}

/** `allowedActions` with the one of two opposite steps that changes something. */
function actions({ allowedActions, status }: Row): unknown {
  const done: Record<string, string> = { ENABLED: 'ENABLE', DISABLED: 'DISABLE', PUBLISHED: 'PUBLISH', WITHDRAWN: 'WITHDRAW' };
  const opposite: Record<string, string> = { ENABLE: 'DISABLE', DISABLE: 'ENABLE', PUBLISH: 'WITHDRAW', WITHDRAW: 'PUBLISH' };
  const useless = done[String(status)];
  return (allowedActions as string[]).map((action) => (action === useless ? opposite[action] : action));
}

/** What a new row has in the fields that its creator left out: nothing, where a text or a list may be empty. */
function unset(id: OperationId): Row {
  const members = Object.entries(propertiesOf(contract[id].request.body ?? {})).map(
    ([name, member]) => [name, shapeOf(member)] as const,
  );
  const texts = members.filter(([, { type, enum: choices, pattern }]) => type === 'string' && !choices && !pattern);
  const lists = members.filter(([, { type }]) => type === 'array');
  return Object.fromEntries([...texts.map(([name]) => [name, '']), ...lists.map(([name]) => [name, []])]);
}
