import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
  type UnknownRow,
} from 'kysely';
import type { Pool, PoolClient, QueryArrayConfig, QueryArrayResult } from 'pg';
import { type Column, KnownStatement, type Result } from './knownStatement.ts';
import { CamelCaseRows } from './snakeCase.ts';

const mark = '/* planned anew */';
/** In a statement, it keeps it from getting a name: what it looks for decides which index serves it. */
export const plannedAnew = sql.raw(mark);

/** Whether a statement has the mark. */
export function isPlannedAnew(text: string): boolean {
  return text.includes(mark);
}

/** So many statements get a name at most; each connection keeps a plan for each that it has carried out. */
const maxNames = 500;

/**
 * A pool whose connections plan a statement once and then only carry it out; planning anew each time was more than half of what a
 * page cost (measured). A statement gets its name when its text comes for the second time, so that those written for one occasion,
 * such as `in` with many values, use up none.
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
    if (isPlannedAnew(text)) return undefined;
    if (!this.#seen.delete(text)) {
      if (this.#seen.size === maxNames) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    this.#given += 1;
    this.#names.set(text, `statement${this.#given}`);
    return this.#names.get(text);
  }

  /** From now on every statement is planned anew, under a new name. */
  forget(): void {
    this.#names.clear();
  }
}

const camelCase = new CamelCaseRows();
const connections = new WeakMap<PoolClient, PostgresPoolClient>();

/** A connection that names the statements that have values; `begin` and its like are not worth it. Its rows have camelCase names. */
function naming(client: PoolClient, names: Names): PostgresPoolClient {
  const made = connections.get(client) ?? makeNaming(client, names);
  connections.set(client, made);
  return made;
}

function makeNaming(client: PoolClient, names: Names): PostgresPoolClient {
  /** Of the statements that this connection has prepared, by their names. */
  const columnsByName = new Map<string, Column[]>();
  async function read(statement: Omit<QueryArrayConfig, 'rowMode'>): Promise<Result> {
    // Of several statements in one text, as at the beginning of a transaction, the first one counts.
    const [first] = [await client.query<unknown[]>({ ...statement, rowMode: 'array' })].flat();
    const { command, rowCount, rows, fields } = first as QueryArrayResult<unknown[]>;
    const columns = fields.map(({ name, dataTypeID }) => ({
      name: camelCase.nameOf(name),
      parse: client.getTypeParser(dataTypeID),
    }));
    if (statement.name) columnsByName.set(statement.name, columns);
    return { command, rowCount: rowCount ?? 0, rows: rows.map((values) => objectOf(columns, values)) };
  }
  function readKnown(name: string, values: unknown[], columns: Column[]) {
    return new Promise<Result>((resolve, reject) => {
      client.query(new KnownStatement(name, values, columns, (error, result) => (result ? resolve(result) : reject(error))));
    });
  }
  /** A statement whose plan another process has made useless, by changing a table, is carried out once more without it. */
  async function named(text: string, values: unknown[]): Promise<unknown> {
    const name = names.of(text);
    const columns = name && columnsByName.get(name);
    try {
      return await (columns ? readKnown(name, values, columns) : read({ name, text, values }));
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      names.forget();
      // A transaction has failed with it, and is run again as a whole.
      return await read({ text, values }).catch((again) => {
        throw codeOf(again) === inFailedTransaction ? error : again;
      });
    }
  }
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    // The other form, with a cursor, is for dialects that are given a cursor class; ours is not.
    if (typeof text !== 'string') throw new TypeError('Only statements of text are carried out');
    return values.length === 0 ? read({ text }) : named(text, [...values]);
  }
  return { query, release: (destroy) => client.release(destroy) };
}

function objectOf(columns: Column[], values: unknown[]): UnknownRow {
  const row: UnknownRow = {};
  columns.forEach(({ name }, place) => {
    row[name] = values[place];
  });
  return row;
}

const inFailedTransaction = '25P02';

/** Whether a statement failed only because its result has other columns than when it was planned. */
export function isOutdatedPlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && (error as Error).message === 'cached plan must not change result type';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
