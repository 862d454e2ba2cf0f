import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '../context/context.ts';
import { type BrokenRule, invalid } from '../failure/failure.ts';
import { sayRule } from '../i18n/language.ts';
import type { ReadRow } from './readRow.ts';

/** The limit of the description. */
const mostProblems = 1000;
/** Rows inserted by one statement. A fixed number, so that the statement repeats and is planned once. */
const insertedAtOnce = 100;

/** A field whose values are unique, among the rows and beside what is stored. */
export interface UniqueField<Row extends ReadRow> {
  field: string;
  /** Returns what is compared; null if the row has none. */
  valueIn: (row: Row) => string | null;
  /** Returns those of some values that are stored already. */
  takenOf: (values: string[]) => Promise<string[]>;
}

/** The fields of a kind of rows. */
export interface ImportFields<Row extends ReadRow> {
  /** The order of the columns, which is that of the problems of a row. */
  fields: readonly string[];
  unique: readonly UniqueField<Row>[];
}

interface Judged<Row> {
  /** The rows without problems. */
  right: Row[];
  /** The part of the answer that tells what is wrong. */
  found: { problems: Schemas['FieldError'][]; problemCount: number };
}

/**
 * Compares the rows with one another and with what is stored.
 * @param dryRun whether problems are listed; otherwise they refuse the import
 */
export async function judgeRows<Row extends ReadRow>(
  rows: Row[],
  kind: ImportFields<Row>,
  dryRun: boolean,
  { language }: Context,
): Promise<Judged<Row>> {
  const own = rows.flatMap(({ problems }) => problems);
  const problems = inOrder([...own, ...duplicates(rows, kind), ...(await taken(rows, kind))], kind);
  if (problems.length > 0 && !dryRun) throw invalid(...problems);
  const wrong = new Set(problems.map(rowOf));
  const listed = problems
    .slice(0, mostProblems)
    .map(({ field, rule, params = {} }) => ({ field, rule, params, message: sayRule(language, rule, params) }));
  return { right: rows.filter(({ row }) => !wrong.has(row)), found: { problems: listed, problemCount: problems.length } };
}

/**
 * Inserts rows. What others have taken since the rows were judged is refused by row.
 * @param insert inserts some values, skips those that are taken, and returns the ids of the others
 */
export async function insertRows<Row extends ReadRow, Values extends { id: string }>(
  made: { row: Row; values: Values }[],
  kind: ImportFields<Row>,
  insert: (some: Values[]) => Promise<{ id: string }[]>,
): Promise<void> {
  const inserted = new Set<string>();
  for (const some of portions(made.map(({ values }) => values))) {
    for (const { id } of await insert(some)) inserted.add(id);
  }
  // Only rows that were not inserted are checked, because the others would be found as taken. The failure rolls everything back.
  const refused = made.filter(({ values }) => !inserted.has(values.id)).map(({ row }) => row);
  if (refused.length > 0) throw invalid(...inOrder(await taken(refused, kind), kind));
}

/** Cuts rows into portions for one statement each. */
export function* portions<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += insertedAtOnce) yield rows.slice(at, at + insertedAtOnce);
}

/**
 * Returns the part of an import for the operation log: nothing for a mere check, otherwise some fields of each row.
 * @param fields what identifies the rows and says where they belong; how to reach a thousand people does not belong in an audit log
 */
export function loggedRows(fields: readonly string[]) {
  return ({ body, ...input }: { body: { dryRun?: boolean; rows: object[] } }): object | null => {
    if (body.dryRun) return null;
    const kept = (row: object) => Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)));
    return { path: {}, query: {}, ...input, body: { ...body, rows: body.rows.map(kept) } };
  };
}

const rowOf = ({ field }: BrokenRule) => Number(field.split('.')[1]);

function inOrder(problems: BrokenRule[], { fields }: Pick<ImportFields<never>, 'fields'>): BrokenRule[] {
  const placeOf = (problem: BrokenRule) => rowOf(problem) * fields.length + fields.indexOf(problem.field.split('.')[2] ?? '');
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function duplicates<Row extends ReadRow>(rows: Row[], { unique }: ImportFields<Row>): BrokenRule[] {
  return unique.flatMap(({ field, valueIn }) => {
    const groups = Map.groupBy(rows, valueIn);
    groups.delete(null);
    const repeated = [...groups.values()].filter((group) => group.length > 1).flat();
    return repeated.map(({ row }) => ({ field: `rows.${row}.${field}`, rule: 'duplicate' }));
  });
}

async function taken<Row extends ReadRow>(rows: Row[], { unique }: ImportFields<Row>): Promise<BrokenRule[]> {
  const found = await Promise.all(
    unique.map(async ({ field, valueIn, takenOf }) => {
      const known = new Set(await takenOf(rows.flatMap((row) => valueIn(row) ?? [])));
      const refused = rows.filter((row) => known.has(valueIn(row) ?? ''));
      return refused.map(({ row }) => ({ field: `rows.${row}.${field}`, rule: 'unique' }));
    }),
  );
  return found.flat();
}
