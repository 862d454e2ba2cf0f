import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type Ask, asking } from './asking.ts';
import { isOutdatedPlan } from './namedStatements.ts';

/**
 * A pool whose transactions begin with settings of their own, for poolers that allow none for a connection.
 * @param settings by the names that PostgreSQL gives them
 */
export function settingPerTransaction(pool: PostgresPool, settings: Record<string, string | number>): PostgresPool {
  const statements = settingAll('set local', settings);
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => setting(await pool.connect(), statements),
  };
}

/** Returns one statement for each setting. @param verb `set` for a connection, `set local` for a transaction */
export const settingAll = (verb: 'set' | 'set local', settings: Record<string, string | number>) =>
  Object.entries(settings)
    .map(([name, value]) => `${verb} ${name} = ${value}`)
    .join('; ');

/** Sets something at the begin of each transaction. A statement outside a transaction gets one of its own. */
function setting(client: PostgresPoolClient, statements: string): PostgresPoolClient {
  let isOpen = false;
  async function alone(text: string, values: readonly unknown[]) {
    await client.query(`begin; ${statements}`, []);
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
      return client.query(`${text}; ${statements}`, []);
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
