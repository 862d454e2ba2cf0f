import type { CompiledQuery, Expression, Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type Order, ordered } from './order.ts';

/** So many statements of a list are remembered at most; then they are made anew. */
const maxStatements = 200;

/** A query for rows in an order. */
interface Sorted<Row> {
  compile(): CompiledQuery<Row>;
  execute(): Promise<Row[]>;
}

/**
 * Makes the query for the rows with some keys, with all that is shown of them. As a function of a module, which can depend on nothing
 * but what it gets, it is only called for statements that are new.
 */
export type RowsOf<Row> = (
  keys: Expression<[string, string]>,
  db: Kysely<Tables>,
) => { orderBy(order: RawBuilder<unknown>): Sorted<Row> };

/**
 * The keys of a page, or the query that finds them.
 * @property text tells them from keys that would make another statement
 */
export interface FoundKeys {
  keys: Expression<[string, string]>;
  text: string;
  parameters: readonly unknown[];
}

const statements = new WeakMap<object, Map<string, CompiledQuery>>();

/** Reads the rows of a page in their order. */
export async function readRows<Row>(rowsOf: RowsOf<Row>, found: FoundKeys, order: Order, db: Kysely<Tables>): Promise<Row[]> {
  const { rows } = await db.executeQuery(statementOf(rowsOf, found, order, db));
  return rows;
}

/** Making a statement of many columns and joins takes a quarter of what the server itself spends on a page (measured). */
function statementOf<Row>(
  rowsOf: RowsOf<Row>,
  { keys, text, parameters }: FoundKeys,
  order: Order,
  db: Kysely<Tables>,
): CompiledQuery<Row> {
  const known = statements.get(rowsOf) ?? new Map<string, CompiledQuery>();
  statements.set(rowsOf, known);
  const name = `${text} ${JSON.stringify(order)}`;
  const remembered = known.get(name);
  if (remembered) return { ...remembered, parameters } as CompiledQuery<Row>;
  const made = rowsOf(keys, db).orderBy(ordered(order)).compile();
  if (known.size === maxStatements) known.clear();
  // Rows that have values of their own are another statement each time.
  if (made.parameters.length === parameters.length) known.set(name, made);
  return made;
}
