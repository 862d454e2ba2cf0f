import { type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { codeOf } from '../failure/unavailable.ts';
import { type Ask, asking } from './asking.ts';

const mark = '/* planned anew */';
/** In a statement, it keeps it from getting a name: what it looks for decides which index serves it. */
export const plannedAnew = sql.raw(mark);

/** Statements that get a name, at most. Each connection keeps a plan for each that it has run. */
const maxNames = 500;

/**
 * A pool whose connections prepare a statement once and then only run it: planning a page each time costs more than reading it. A
 * statement gets its name when its text comes for the second time, so that statements written for one occasion, such as `in` with many
 * values, use up none.
 * @param takesNames false behind a pooler that gives each transaction another connection without preparing its statements there
 */
export function withNamedStatements(pool: Pool, takesNames = true): PostgresPool {
  const names = new Names(takesNames ? maxNames : 0);
  return { connect: async () => naming(await pool.connect(), names), end: () => pool.end(), options: pool.options };
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
    if (text.includes(mark)) return undefined;
    if (!this.#seen.delete(text)) {
      if (this.#seen.size === maxNames) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    this.#given += 1;
    this.#names.set(text, `statement${this.#given}`);
    return this.#names.get(text);
  }

  /** Every statement is planned again, under a new name. */
  forget(): void {
    this.#names.clear();
  }
}

/** A connection that names the statements that have values; `begin` and its like are not worth it. */
function naming(client: PoolClient, names: Names): PostgresPoolClient {
  /** A statement whose plan another process has made useless, by changing a table, is run once more without it. */
  async function named<Row>(text: string, values: unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      return await run<Row>({ name: names.of(text), text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      names.forget();
      // Inside a transaction, which has failed with it, the transaction is run again as a whole.
      return await run<Row>({ text, values }).catch((again) => {
        throw codeOf(again) === inFailedTransaction ? error : again;
      });
    }
  }
  async function run<Row>(statement: { name?: string | undefined; text: string; values?: unknown[] }) {
    // Of several statements in one text, as at the beginning of a transaction, the first one counts.
    const [first] = [await client.query(statement)].flat();
    const { command, rowCount, rows } = first as QueryResult;
    return { command: command as PostgresQueryResult<Row>['command'], rowCount: rowCount ?? 0, rows: rows as Row[] };
  }
  const ask: Ask = (text, values) => (values.length === 0 ? run({ text }) : named(text, [...values]));
  return asking(ask, (destroy) => client.release(destroy));
}

const inFailedTransaction = '25P02';

/**
 * Whether a statement failed only because its plan is of no use: its result has other columns than when it was planned, or the
 * connection has lost it (the driver closes a statement whose values it cannot write, and goes on to use its name).
 */
export function isOutdatedPlan(error: unknown): boolean {
  const code = codeOf(error);
  return code === '26000' || (code === '0A000' && (error as Error).message === 'cached plan must not change result type');
}
