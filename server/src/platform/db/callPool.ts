import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type Ask, asking } from './asking.ts';
import { isOutdatedPlan } from './namedStatements.ts';
import type { PoolShares } from './poolShares.ts';

interface CallPool {
  shares: PoolShares;
  /** Statements that set the limits of a transaction, for poolers that allow no settings for a connection; else null. */
  limits: string | null;
}

/**
 * A pool for API calls: no group of calls takes all connections, a connection that stopped answering is not reused, and limits hold behind
 * a pooler.
 */
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

/** Sets the limits at the begin of each transaction. A statement outside a transaction gets one of its own. */
function withLimits(client: PostgresPoolClient, limits: string): PostgresPoolClient {
  let isOpen = false;
  async function alone(text: string, values: readonly unknown[]) {
    await client.query(`begin; ${limits}`, []);
    try {
      const result = await client.query(text, values);
      await client.query('commit', []);
      return result;
    } catch (error) {
      // If this fails too, the connection is lost.
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
    // The outdated plan failed only the statement's own transaction, and its name is not used again, so the statement is simply repeated.
    return alone(text, values).catch((error) => {
      if (!isOutdatedPlan(error)) throw error;
      return alone(text, values);
    });
  };
  return asking(ask, (destroy) => client.release(destroy));
}
