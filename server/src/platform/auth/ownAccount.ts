import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import type { Kysely } from 'kysely';
import { recordOperation } from '../audit/operationLog.ts';
import type { Context } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../failure/failure.ts';
import { verifyPassword } from './password.ts';
import { refuseBlocked, reserveAttempt, settleAttempt } from './throttle.ts';

/** Selects the columns of the caller's account that can prove their identity. */
export function ownAccount({ db, session: { companyId, userId } }: Context) {
  return db
    .selectFrom('appUser')
    .select(['companyId', 'id as userId', 'account', 'phone', 'passwordHash', 'source'])
    .where((eb) => eb.and({ companyId, id: userId }))
    .executeTakeFirstOrThrow();
}

/**
 * Verifies the present password. Wrong ones are counted for all sessions of the user, so that somebody who finds an open session cannot
 * keep guessing. A session counts as a known device: wrong passwords of others at the login cause no delay here, and no captcha is needed.
 * @throws Failure `tooManyAttempts`, or `invalid` with rule `wrong`
 */
export async function provePassword(
  own: { account: string; passwordHash: string },
  password: string,
  field: string,
  { db, address, now }: Context,
): Promise<void> {
  const attempt = { secret: 'password', account: own.account, address, device: 'session', now } as const;
  await refuseBlocked(db, attempt);
  const reservation = await reserveAttempt(db, attempt, 'needless');
  if (!(await verifyPassword(own.passwordHash, password))) throw invalid({ field, rule: 'wrong' });
  await settleAttempt(db, reservation);
}

/** Writes the operation log for handlers that make their own transactions. */
export function recordOwn(db: Kysely<Tables>, id: OperationId, body: unknown, context: Context): Promise<void> {
  const { now: time, started, requestId, address, session: who } = context;
  const about = { time, started, requestId, address, who, input: { path: {}, query: {}, body } };
  return recordOperation(db, { ...about, operation: contract[id], refusal: null });
}
