import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type Ask, asking } from './asking.ts';
import type { PoolShares } from './poolShares.ts';

/** A pool for API calls: no group of calls takes all connections, and a connection that stopped answering is not reused. */
export function callPool(pool: PostgresPool, shares: PoolShares): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const leave = await shares.enter();
      try {
        const client = discardingSilent(await pool.connect());
        return {
          query: client.query,
          release(destroy) {
            client.release(destroy);
            leave();
          },
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** After a timeout the driver stops waiting, but the connection is still busy, so it must not be used again. */
function discardingSilent(client: PostgresPoolClient): PostgresPoolClient {
  let silence: Error | undefined;
  const ask: Ask = async (text, values) => {
    if (silence) throw silence;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') silence = error;
      throw error;
    }
  };
  return asking(ask, (destroy) => client.release(destroy || silence !== undefined));
}
