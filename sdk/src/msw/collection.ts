import type { JsonSchema } from '../contract.ts';
import { contract } from '../generated/contract.ts';
import { examples } from '../generated/examples.ts';
import type { OperationId } from '../types.ts';
import { type LooseRequest, type LooseResolver, refused } from './behaviours.ts';
import type { Family } from './families.ts';
import { matching, sorted } from './pageRows.ts';
import { propertiesOf, shapeOf } from './schemas.ts';
import { idText, type Row, seedRows, timeText } from './seedRows.ts';

/** The clock of the mock: the moment at which it begins. It goes on by a minute with each change. */
const beginning = Date.parse('2026-03-02T09:00:00+08:00');
const minuteMs = 60_000;

/** Keeps the rows of one entity, as its family says. */
export function collection(family: Family, seed: number): Partial<Record<OperationId, LooseResolver>> {
  const { unique, keptBy } = family;
  let rows = seedRows(family, seed);
  let created = rows.length;
  let changes = 0;

  const now = () => timeText(beginning + changes++ * minuteMs);
  const find = (id: unknown) => rows.find((row) => row.id === id);
  const taken = (values: Row, self?: Row) =>
    unique.find((field) => field in values && rows.some((row) => row !== self && row[field] === values[field]));

  function save(asked: LooseRequest) {
    const input = asked.body as Row;
    const field = taken(input);
    if (field) return refused(field, 'unique', asked);
    const time = now();
    const row: Row = { ...(examples[family.detail].data as Row), ...unset(family.save), ...input };
    Object.assign(row, { id: idText(created++), version: 1, createTime: time, updateTime: time });
    rows.push(row);
    return answer(family.save, row);
  }

  function update(asked: LooseRequest) {
    const { id, version, ...values } = asked.body as Row;
    const row = find(id);
    if (!row) return asked.reply.fail(4004);
    if (row.version !== version) return asked.reply.fail(4090);
    const field = taken(values, row);
    if (field) return refused(field, 'unique', asked);
    Object.assign(row, values, { version: Number(version) + 1, updateTime: now() });
    return answer(family.update, row);
  }

  function remove({ path, reply }: LooseRequest) {
    const row = find(path.id);
    if (!row) return reply.fail(4004);
    const keeper = Object.keys(keptBy).find((field) => Boolean(row[field]));
    if (keeper) return reply.fail(keptBy[keeper] as number);
    rows = rows.filter((other) => other !== row);
    return answer(family.remove, row);
  }

  function page({ query }: LooseRequest) {
    const { request, data } = contract[family.page];
    const found = sorted(matching(rows, query, request.query, family), query.sort ? [String(query.sort)] : family.order);
    const [current, size] = [Number(query.current ?? 1), Number(query.size ?? 10)];
    const records = found.slice((current - 1) * size, current * size);
    const { items } = shapeOf(propertiesOf(data).records);
    return { records: records.map((row) => view(row, items)), total: found.length, current, size };
  }

  function list({ query }: LooseRequest) {
    const { request, data } = contract[family.list as OperationId];
    return matching(rows, query, request.query, family).map((row) => view(row, shapeOf(data).items));
  }

  return {
    [family.page]: page,
    ...(family.list && { [family.list]: list }),
    [family.detail]: ({ path, reply }: LooseRequest) => {
      const row = find(path.id);
      return row ? answer(family.detail, row) : reply.fail(4004);
    },
    [family.save]: save,
    [family.update]: update,
    [family.remove]: remove,
  };
}

/** The answer to an operation on one row: the row, if that is what it answers with, else its example. */
function answer(id: OperationId, row: Row): unknown {
  const { data } = contract[id];
  return shapeOf(data).properties ? view(row, data) : examples[id].data;
}

/** As much of a row as a schema has. */
function view(row: Row, schema: JsonSchema | undefined): Row {
  return Object.fromEntries(
    Object.keys(propertiesOf(schema)).map((field) => [field, field === 'allowedActions' ? actions(row) : row[field]]),
  );
}

/** `allowedActions` with the one of ENABLE and DISABLE that changes something. */
function actions({ allowedActions, status }: Row): unknown[] {
  const possible = status === 'ENABLED' ? 'DISABLE' : 'ENABLE';
  return (allowedActions as unknown[]).map((action) => (action === 'ENABLE' || action === 'DISABLE' ? possible : action));
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
