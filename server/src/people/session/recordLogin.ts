import { contract } from '@campus-procurement/sdk/contract';
import type { Kysely } from 'kysely';
import { recordOperation } from '#platform/audit/operationLog.ts';
import type { TicketOperation } from '#platform/auth/loginIssuers.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Failure } from '#platform/failure/failure.ts';
import type { FoundUser } from './findUser.ts';

interface Login {
  operation: 'login' | TicketOperation;
  /** Null if the login succeeded. */
  refusal: Failure | null;
  /** The user, if the account exists. */
  user: FoundUser | null;
  query?: object;
  body?: object;
}

/** Writes a login, or the reason why it failed, to the operation log. */
export async function recordLogin(db: Kysely<Tables>, login: Login, context: Context): Promise<void> {
  const { now: time, started, requestId, address } = context;
  const { operation, refusal, user, query, body } = login;
  const input = { path: {}, query: { ...query }, body };
  await recordOperation(db, { time, started, operation: contract[operation], refusal, requestId, address, who: user, input });
}
