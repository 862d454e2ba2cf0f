import { isoTime } from '@campus-procurement/sdk/time';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { firstCharacters } from '../values/firstCharacters.ts';
import type { LoggedRecord } from './loggedRecords.ts';
import { maskedPhones } from './maskedPhones.ts';
import { hiddenColumns, kindOf } from './recordKinds.ts';

type Row = Record<string, unknown>;
type Scalar = string | number | boolean | null;

/** A changed field as the log keeps it: two values, or of a list what went and what came. */
export type Change = { field: string } & ({ before: Scalar; after: Scalar } | { before: string[]; after: string[] });

/** Characters that are kept of a text. */
const mostCharacters = 300;
/** Characters before the first difference that are kept of a longer text. */
const mostBefore = 20;
/** Values that are kept of a list. */
const mostValues = 200;

/** Reads a record with its parts in one statement. @returns null if there is none */
export async function readRecord(db: Kysely<Tables>, { table, key }: LoggedRecord): Promise<Row | null> {
  const { source = sql.table(table), parts = {} } = kindOf(table);
  const lists = Object.entries(parts).map(([field, part]) => {
    const value = sql.join(
      part.values.map((column) => sql.ref(`part.${column}`)),
      sql` || ' ' || `,
    );
    return sql`, array(select ${value} from ${sql.table(part.table)} as part where part.company_id = record.company_id
      and ${sql.ref(`part.${part.owner}`)} = record.id order by 1) as ${sql.id(field)}`;
  });
  const conditions = Object.entries(key).map(([column, value]) => sql`${sql.ref(`record.${column}`)} = ${value}`);
  const { rows } = await sql<Row>`select record.*${sql.join(lists, sql``)} from ${source} as record
    where ${sql.join(conditions, sql` and `)} limit 1`.execute(db);
  return rows[0] ?? null;
}

/** What differs between a record before and after a write; one of them may not have been there. */
export function changesBetween({ table }: LoggedRecord, before: Row | null, after: Row | null): Change[] {
  const { renamed = {} } = kindOf(table);
  const columns = Object.keys(after ?? before ?? {}).filter((column) => !hiddenColumns.has(column));
  return columns.flatMap((column): Change[] => {
    const [old, young] = [before?.[column] ?? null, after?.[column] ?? null];
    if (JSON.stringify(old) === JSON.stringify(young)) return [];
    const field = renamed[column] ?? column;
    if (!isList(old) && !isList(young)) return [{ field, ...excerpts(scalar(column, old), scalar(column, young)) }];
    const lists = { before: without(old, young), after: without(young, old) };
    return lists.before.length + lists.after.length > 0 ? [{ field, ...lists }] : [];
  });
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((member) => typeof member === 'string') && value.length > 0;

/** The values of a list that are not in the other one. */
function without(list: unknown, other: unknown): string[] {
  if (!isList(list)) return [];
  const gone = new Set(isList(other) ? list.filter((value) => !other.includes(value)) : list);
  return [...gone].slice(0, mostValues).map((value) => firstCharacters(value, mostCharacters));
}

function scalar(column: string, value: unknown): Scalar {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (value instanceof Date) return isoTime(value);
  const shown = (maskedPhones({ [column]: value }) as Row)[column];
  return typeof shown === 'string' ? shown : JSON.stringify(shown);
}

/** Of texts too long to keep: where they begin to differ. */
function excerpts(before: Scalar, after: Scalar): { before: Scalar; after: Scalar } {
  const charactersOf = (value: Scalar) => (typeof value === 'string' ? [...value] : []);
  const [old, young] = [charactersOf(before), charactersOf(after)];
  let same = 0;
  while (same < old.length && old[same] === young[same]) same += 1;
  const longest = Math.max(old.length, young.length);
  const start = longest <= mostCharacters ? 0 : Math.max(0, same - mostBefore);
  return { before: excerpt(before, start), after: excerpt(after, start) };
}

function excerpt(value: Scalar, start: number): Scalar {
  if (typeof value !== 'string') return value;
  const characters = [...value];
  const part = characters.slice(start, start + mostCharacters).join('');
  return `${start > 0 ? '…' : ''}${part}${characters.length > start + mostCharacters ? '…' : ''}`;
}
