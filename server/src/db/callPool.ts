import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type Ask, asking } from './asking.ts';
import { isOutdatedPlan } from './namedStatements.ts';
import type { PoolShares } from './poolShares.ts';

interface CallPool {
  shares: PoolShares;
  /** Sets the limits of a transaction, where a pooler keeps them from being set for a connection. */
  limits: string | null;
}

/** A pool as calls use it: no group of them takes all of it, a connection that went silent is not used again, and limits hold behind a pooler. */
export function callPool(pool: PostgresPool, { shares, limits }: CallPool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const leave = await shares.enter();
      try {
        const client = discardingSilent(await pool.connect());
        const limited = limits === null ? client : withLimits(client, limits);
        return {
          query: limited.query,
          release(destroy) {
            limited.release(destroy);
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

/** The driver stops waiting for an answer, but its connection goes on waiting: nothing else must be asked there. */
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

/** Sets the limits of each transaction as it begins. A statement outside one gets one of its own. */
function withLimits(client: PostgresPoolClient, limits: string): PostgresPoolClient {
  let isOpen = false;
  async function alone(text: string, values: readonly unknown[]) {
    await client.query(`begin; ${limits}`, []);
    try {
      const result = await client.query(text, values);
      await client.query('commit', []);
      return result;
    } catch (error) {
      // Where that fails too, the connection is gone.
      await client.query('rollback', []).catch(() => {});
      throw error;
    }
  }
  const ask: Ask = async (text, values) => {
    if (/^(begin|start transaction)\b/.test(text)) {
      isOpen = true;
      return client.query(`${text}; ${limits}`, []);
    }
    if (isOpen) {
      if (/^(commit|rollback)$/.test(text)) isOpen = false;
      return client.query(text, values);
    }
    // A plan that another process has made useless has failed that transaction, and is not used again.
    return alone(text, values).catch((error) => {
      if (!isOutdatedPlan(error)) throw error;
      return alone(text, values);
    });
  };
  return asking(ask, (destroy) => client.release(destroy));
}
