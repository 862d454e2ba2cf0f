import { type DialectAdapter, type Driver, PGliteAdapter, PGliteDialect } from 'kysely';

/**
 * Kysely's dialect for PGlite with our own lock on its only connection. Kysely would take its lock before it asks the driver, but
 * {@link GuardedDialect} refuses forbidden queries in the driver: they would wait for the lock forever instead.
 */
export class LockingPGliteDialect extends PGliteDialect {
  override createAdapter(): DialectAdapter {
    return new LockingPGliteAdapter();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquireConnection = driver.acquireConnection.bind(driver);
    const destroy = driver.destroy.bind(driver);
    const lock = new Lock();
    driver.acquireConnection = async (options) => {
      await lock.take();
      return acquireConnection(options);
    };
    driver.releaseConnection = async () => lock.free();
    driver.destroy = async (options) => {
      await lock.take();
      await destroy(options);
    };
    return driver;
  }
}

/** Reports several connections so that Kysely does not lock, because the driver does. */
class LockingPGliteAdapter extends PGliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** A lock that has one holder at a time and is granted in the order of requests. */
class Lock {
  #last = Promise.resolve();
  #free = () => {};

  async take(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    this.#free = resolve;
  }

  free(): void {
    this.#free();
  }
}
