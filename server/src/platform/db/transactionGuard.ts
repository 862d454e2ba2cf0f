import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseIntrospector, Dialect, DialectAdapter, Driver, Kysely, QueryCompiler } from 'kysely';
import type { Tables } from './tables.ts';

/** A transaction that is open in the current async context. The adapter identifies its database. */
interface OpenTransaction {
  adapter: DialectAdapter;
  isOpen: boolean;
}

const current = new AsyncLocalStorage<OpenTransaction>();

/** Runs `work`. Until it has ended, queries on `db` itself are refused, because they must use the transaction. */
export async function guarded<T>(db: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  const transaction: OpenTransaction = { adapter: db.getExecutor().adapter, isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    // Work that is still running after the transaction may use the database again.
    transaction.isOpen = false;
  }
}

/**
 * A dialect that refuses connections from inside a transaction of the same database. On PGlite, which has one connection, such a query
 * would wait for itself forever; on PostgreSQL it would not see the writes of the transaction.
 */
export class GuardedDialect implements Dialect {
  readonly #dialect: Dialect;
  readonly #adapter: DialectAdapter;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    this.#adapter = dialect.createAdapter();
  }

  createAdapter(): DialectAdapter {
    return this.#adapter;
  }

  createDriver(): Driver {
    const driver = this.#dialect.createDriver();
    const acquireConnection = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      const transaction = current.getStore();
      if (transaction?.isOpen && transaction.adapter === this.#adapter) {
        throw new Error('The database was used inside a transaction: use the transaction that inTransaction passes to its work.');
      }
      return acquireConnection(options);
    };
    return driver;
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return this.#dialect.createIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return this.#dialect.createQueryCompiler();
  }
}
