import type { Input, Output } from '@campus-procurement/sdk';
import { solveCaptcha } from '../../auth/captcha.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { isServed } from '../../auth/session.ts';
import { needsCaptcha, type Reservation, refuseBlocked, reserveAttempt, settleAttempt } from '../../auth/throttle.ts';
import { newToken } from '../../auth/token.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { admit } from './admit.ts';
import { type FoundUser, findUser } from './findUser.ts';
import { recordLogin } from './recordLogin.ts';

/** Verified when the account does not exist, so that such an attempt costs the same. */
const decoyHash = hashPassword(newToken());

/** Checks account and password. Every step commits by itself: a reserved attempt stays counted when it is refused. */
export async function login({ body }: Input<'login'>, context: Context): Promise<Output<'login'>> {
  const { db, now, address } = context;
  const attempt = { account: body.username.trim().toLowerCase(), address, now };
  await refuseBlocked(db, attempt);
  const hasSolvedCaptcha = await solveCaptcha(db, body.captchaKey, body.captchaCode, now);
  const reservation = await reserveAttempt(db, attempt, hasSolvedCaptcha);
  const user = await findUser(db, attempt.account);
  const isRight = await verifyPassword(user?.passwordHash ?? (await decoyHash), body.password);
  if (!user || !isRight || user.status !== 'ENABLED') throw await refused('badCredentials', user, body, reservation, context);
  if (!isServed(user.companyStatus)) throw await refused('schoolSuspended', user, body, reservation, context);
  return inTransaction(db, async (transaction) => {
    await settleAttempt(transaction, reservation);
    await recordLogin(transaction, { operation: 'login', refusal: null, user, body }, context);
    return admit(transaction, user, context);
  });
}

type Body = Input<'login'>['body'];

async function refused(
  reason: 'badCredentials' | 'schoolSuspended',
  user: FoundUser | null,
  body: Body,
  reservation: Reservation,
  context: Context,
): Promise<Failure> {
  const failure = new Failure(reason, { details: { captchaRequired: needsCaptcha(reservation) } });
  await recordLogin(context.db, { operation: 'login', refusal: failure, user, body }, context);
  return failure;
}
