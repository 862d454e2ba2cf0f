import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { Failure } from '../failure/failure.ts';
import { type ActingRole, type Session, startSession } from './session.ts';
import { lockSessions } from './sessionLimit.ts';
import { hashToken, nextToken } from './token.ts';

interface Switch {
  session: Session;
  /** The token of the session that is switched. */
  token: string;
  role: Pick<ActingRole, 'companyId' | 'id' | 'deptId'>;
  idempotencyKey: string | null;
  now: Date;
}

/**
 * Ends a session and starts its successor for another role, in the caller's transaction. Of any number of parallel switches one wins. Those
 * that repeat the winner's switch with the same key get the same token, which is derived again and never stored.
 * @returns the new token
 * @throws Failure `unauthorized` for the others
 */
export async function switchSession(db: Kysely<Tables>, { session, token, role, idempotencyKey, now }: Switch): Promise<string> {
  const { tokenHash, companyId, userId, expireTime, byPassword } = session;
  const switchNonce = randomBytes(32).toString('base64url');
  const switchChoice = [role.companyId, role.id, role.deptId].join('/');
  await lockSessions(db, session);
  const login = await db
    .updateTable('loginSession')
    .set({ endTime: now, switchNonce, switchChoice, switchKey: idempotencyKey })
    .where('tokenHash', '=', tokenHash)
    .where('endTime', 'is', null)
    .returning(['id', 'loginTime', 'address', 'userAgent'])
    .executeTakeFirst();
  if (!login) return repeatedToken(db, { tokenHash, token, idempotencyKey, switchChoice });
  const next = nextToken(token, switchNonce);
  await startSession(db, { companyId, userId, role, expireTime, byPassword, login }, now, next);
  return next;
}

interface Repeat extends Pick<Switch, 'token' | 'idempotencyKey'> {
  tokenHash: string;
  switchChoice: string;
}

/** Returns the token of a switch that is repeated. The pipeline admits an ended session here for a minute only. */
async function repeatedToken(db: Kysely<Tables>, { tokenHash, token, idempotencyKey, switchChoice }: Repeat) {
  const ended = await db
    .selectFrom('loginSession')
    .select('switchNonce')
    .where('tokenHash', '=', tokenHash)
    .where('switchKey', '=', idempotencyKey)
    .where('switchChoice', '=', switchChoice)
    .executeTakeFirst();
  if (!ended?.switchNonce) throw new Failure('unauthorized');
  const next = nextToken(token, ended.switchNonce);
  const successor = await db
    .selectFrom('loginSession')
    .select('tokenHash')
    .where('tokenHash', '=', hashToken(next))
    .where('endTime', 'is', null)
    .executeTakeFirst();
  if (!successor) throw new Failure('unauthorized');
  return next;
}
