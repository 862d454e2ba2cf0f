import type { CompiledQuery } from 'kysely';
import { type Client, escapeLiteral, type QueryResult } from 'pg';
import { plannedAnew } from '#platform/db/namedStatements.ts';

/** What a statement reads. */
export interface Touched {
  /** Rows of tables that it looks at, also those that it leaves out again. */
  rows: number;
  /** Pages of tables and indexes. */
  buffers: number;
  /** Milliseconds. */
  time: number;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

interface Explained {
  Plan: Plan;
  'Execution Time': number;
}

/** Carries a statement out again and says what it read: with the plan that a connection keeps, or with one for its values. */
export async function touchedBy(client: Client, { sql: text, parameters }: CompiledQuery): Promise<Touched> {
  const mode = text.includes(anew) ? 'force_custom_plan' : 'force_generic_plan';
  await client.query(`set plan_cache_mode = ${mode}`);
  await client.query(`prepare measured as ${text}`);
  try {
    const values = parameters.length > 0 ? `(${parameters.map(literalOf).join(', ')})` : '';
    const result: QueryResult<Record<string, [Explained]>> = await client.query(
      `explain (analyze, buffers, timing off, format json) execute measured${values}`,
    );
    const [{ Plan: plan, 'Execution Time': time }] = Object.values(result.rows[0] ?? {})[0] as [Explained];
    return { rows: rowsOf(plan, isTotal.test(text)), buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], time };
  } finally {
    await client.query('deallocate measured');
  }
}

/** What counts all rows of a list, or those of each state. */
const isTotal = /^select (case[\s\S]*? end as "status", )?count\(\*\) as "?(total|count)/;

const anew = (plannedAnew.toOperationNode() as { sqlFragments: readonly string[] }).sqlFragments.join('');

/** @param inIndex a total may be counted in an index alone, which has a hundred rows a page */
function rowsOf(plan: Plan, inIndex: boolean): number {
  // A bitmap of an index is counted where the rows are fetched.
  const isRead = plan['Relation Name'] !== undefined && !(inIndex && plan['Node Type'] === 'Index Only Scan');
  const seen = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const below = (plan.Plans ?? []).reduce((sum, one) => sum + rowsOf(one, inIndex), 0);
  return below + (isRead ? seen * plan['Actual Loops'] : 0);
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return escapeLiteral(arrayText(value));
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (Buffer.isBuffer(value)) return escapeLiteral(`\\x${value.toString('hex')}`);
  return escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const arrayText = (values: unknown[]): string =>
  `{${values.map((value) => (value === null ? 'null' : Array.isArray(value) ? arrayText(value) : `"${String(value).replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;
