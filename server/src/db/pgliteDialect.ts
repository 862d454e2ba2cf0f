import { type DialectAdapter, type Driver, PGliteAdapter, PGliteDialect } from 'kysely';

/**
 * Kysely's dialect for PGlite, with a lock of our own on its only connection. Kysely takes its lock before it asks the driver for a
 * connection; {@link GuardedDialect} refuses there, so it must be asked before anybody waits.
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

/** Says that Kysely need not lock, because the driver does. */
class LockingPGliteAdapter extends PGliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Held by one at a time, in the order of asking. */
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
