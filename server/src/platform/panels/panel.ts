import type { OperationId } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { permitted } from '../auth/permitted.ts';
import type { Context } from '../context/context.ts';

/** A part of a page: `query` reads its data as one value of a larger query, and `show` turns the value into the answer. */
export interface Panel<Shown> {
  query: (context: Context) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>;
  show: (read: unknown, context: Context) => Shown;
}

/** Makes a panel. */
export function panel<Read, Shown>(
  query: (context: Context) => RawBuilder<Read> | Promise<RawBuilder<Read>>,
  show: (read: Read, context: Context) => Shown,
): Panel<Shown> {
  return { query, show: (read, context) => show(read as Read, context) };
}

/** Reads several panels in one query. */
export async function readPanels<Shown extends Record<string, unknown>>(
  panels: { [Name in keyof Shown]: Panel<Shown[Name]> },
  context: Context,
): Promise<Shown> {
  const named = Object.entries(panels);
  const values = await Promise.all(named.map(async ([name, { query }]) => (await query(context)).as(name)));
  const row: Record<string, unknown> = await context.db.selectNoFrom(values).executeTakeFirstOrThrow();
  return Object.fromEntries(named.map(([name, { show }]) => [name, show(row[name], context)])) as Shown;
}

/** A row that was read as JSON: times are strings. */
export type JsonRow<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** Returns the rows of a query as one JSON value. @param names the columns of the query */
export function jsonRows<DB, TB extends keyof DB, Row, Name extends keyof Row & string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  names: readonly Name[],
): RawBuilder<JsonRow<Pick<Row, Name>>[]> {
  const members = names.flatMap((name) => [sql.lit(name), sql.ref(`entry.${name}`)]);
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(members)})), '[]') from (${query}) as entry)`;
}

/** Returns a panel that is null for users without the permission of an operation. */
export function panelFor<Shown>(id: OperationId, { query, show }: Panel<Shown>): Panel<Shown | null> {
  return {
    query: (context) => (permitted(context)(id) ? query(context) : sql`null`),
    show: (read, context) => (permitted(context)(id) ? show(read, context) : null),
  };
}

interface StatusCount<Status> {
  status: Status;
  count: number;
}

/** Counts the rows of a query by status. */
export function counts<DB, TB extends keyof DB, Row extends { status: string }>(query: SelectQueryBuilder<DB, TB, Row>) {
  return sql<StatusCount<Row['status']>[]>`(
    select coalesce(json_agg(json_build_object('status', status, 'count', count) order by status), '[]')
    from (select status, count(*) as count from (${query}) as found group by status) as counted)`;
}

/** Counts the rows of a long list by status. The counts may be ten seconds old. */
export function longCounts<DB, TB extends keyof DB, Row extends { status: string }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  context: Context,
): Promise<RawBuilder<StatusCount<Row['status']>[]>> {
  return longValue(counts(query), (found) => found.reduce((sum, { count }) => sum + count, 0), context);
}

/**
 * Reads a value that sums up many records, as one value of a larger query. If it is about more records than a total that is counted every time,
 * it is remembered for all who would run the same statement on the same day: only the times among its parameters may differ.
 * @param sizeOf how many records a value is about
 * @param lifetimeMs how old it may be, in milliseconds; 10 seconds unless said otherwise
 */
export async function longValue<Value>(
  value: RawBuilder<Value>,
  sizeOf: (read: Value) => number,
  { db, totals, now }: Pick<Context, 'db' | 'totals' | 'now'>,
  lifetimeMs?: number,
): Promise<RawBuilder<Value>> {
  const { sql: text, parameters } = value.compile(db);
  const key = JSON.stringify([text, parameters.map((one) => (one instanceof Date ? null : one)), dayOf(now)]);
  const read = async () => (await db.selectNoFrom(value.as('read')).executeTakeFirstOrThrow()).read as Value;
  return sql<Value>`${JSON.stringify(await totals.read(key, read, sizeOf, lifetimeMs))}::json`;
}
