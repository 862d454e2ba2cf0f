import { type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { codeOf } from '../failure/unavailable.ts';
import { type Ask, asking } from './asking.ts';

const mark = '/* planned anew */';
/** Put this into a statement so that it is planned for its values every time: they decide which index is best. */
export const plannedAnew = sql.raw(mark);

/** The maximum number of named statements. Each connection keeps a plan for each one that it has run. */
const maxNames = 500;

/** One plan for all values: to plan the query of a page for each takes longer than to run it. */
export const onePlan = { plan_cache_mode: 'force_generic_plan' };

/**
 * Wraps a pool so that connections prepare a statement once and then only execute it: planning the query of a page takes longer than
 * running it. A statement gets a name when its text occurs for the second time, so that one-off statements, such as `in` with many values,
 * do not use up names.
 * @param takesNames false behind a pooler that gives each transaction another connection without preparing its statements there
 * @param planMode the `plan_cache_mode` of its connections
 * @param isPooled whether a connection is that of others after each transaction, which then surrounds every statement
 */
export function withNamedStatements(pool: Pool, takesNames = true, planMode = 'auto', isPooled = false): PostgresPool {
  const setPlanMode = (mode: string) => `set ${isPooled ? 'local ' : ''}plan_cache_mode = ${mode}`;
  const names = new Names(takesNames ? maxNames : 0);
  return {
    connect: async () => naming(await pool.connect(), names, setPlanMode('force_custom_plan'), setPlanMode(planMode)),
    end: () => pool.end(),
    options: pool.options,
  };
}

class Names {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();
  readonly #most: number;
  #given = 0;

  constructor(most: number) {
    this.#most = most;
  }

  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size === this.#most) return name;
    if (!this.#seen.delete(text)) {
      if (this.#seen.size === maxNames) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    this.#given += 1;
    this.#names.set(text, `statement${this.#given}`);
    return this.#names.get(text);
  }

  /** Makes every statement be planned again, under a new name. */
  forget(): void {
    this.#names.clear();
  }
}

/** Wraps a connection so that statements with values get names; naming `begin` and the like saves nothing. */
function naming(client: PoolClient, names: Names, planForValues: string, planAsBefore: string): PostgresPoolClient {
  /** Runs a statement; if another process has changed a table and so outdated its plan, runs it once more without that plan. */
  async function named<Row>(text: string, values: unknown[]): Promise<PostgresQueryResult<Row>> {
    if (text.includes(mark)) return plannedForValues<Row>(text, values);
    try {
      return await run<Row>({ name: names.of(text), text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      names.forget();
      // In a transaction, the retry fails because the transaction has failed already; the first error makes the whole transaction run
      // again.
      return await run<Row>({ text, values }).catch((again) => {
        throw codeOf(again) === inFailedTransaction ? error : again;
      });
    }
  }
  /** In a transaction that fails, the setting ends with it. */
  async function plannedForValues<Row>(text: string, values: unknown[]): Promise<PostgresQueryResult<Row>> {
    await client.query(planForValues);
    try {
      return await run<Row>({ text, values });
    } finally {
      await client.query(planAsBefore).catch(() => {});
    }
  }
  async function run<Row>(statement: { name?: string | undefined; text: string; values?: unknown[] }) {
    // If the text holds several statements, as at the beginning of a transaction, the result of the first one is returned.
    const [first] = [await client.query(statement)].flat();
    const { command, rowCount, rows } = first as QueryResult;
    return { command: command as PostgresQueryResult<Row>['command'], rowCount: rowCount ?? 0, rows: rows as Row[] };
  }
  const ask: Ask = (text, values) => (values.length === 0 ? run({ text }) : named(text, [...values]));
  return asking(ask, (destroy) => client.release(destroy));
}

const inFailedTransaction = '25P02';

/**
 * Returns whether a statement failed only because its plan is outdated: the columns of its result have changed, or the connection no longer
 * knows the plan (the driver closes a statement whose values it cannot write, but keeps using its name).
 */
export function isOutdatedPlan(error: unknown): boolean {
  const code = codeOf(error);
  return code === '26000' || (code === '0A000' && (error as Error).message === 'cached plan must not change result type');
}
