import type { Input, Output } from '@campus-procurement/sdk';
import pLimit from 'p-limit';
import { solveCaptcha } from '#platform/auth/captcha.ts';
import { knownDevice, rememberDevice } from '#platform/auth/deviceCookie.ts';
import { hasExpired } from '#platform/auth/initialPassword.ts';
import { hashPassword, verifyPassword } from '#platform/auth/password.ts';
import { isServed } from '#platform/auth/session.ts';
import {
  failAttempt,
  needsCaptcha,
  type Reservation,
  refuseBlocked,
  reserveAttempt,
  settleAttempt,
} from '#platform/auth/throttle.ts';
import { newToken } from '#platform/auth/token.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Failure } from '#platform/failure/failure.ts';
import { admit } from './admit.ts';
import { type FoundUser, findUser } from './findUser.ts';
import { recordLogin } from './recordLogin.ts';

/** Verified if the account does not exist, so that the answer takes as long as usual. */
const decoyHash = hashPassword(newToken());

/**
 * The number of passwords that are verified at once; more would not be faster. Wrong passwords of an address are counted after the check,
 * so this is also the number of attempts that may exceed the limit.
 */
const inTurn = pLimit(8);

/** Logs in with account and password. Every step commits by itself: an attempt stays counted when it is refused. */
export async function login({ body }: Input<'login'>, context: Context): Promise<Output<'login'>> {
  const { db, now, address } = context;
  const account = body.username.trim().toLowerCase();
  const attempt = { secret: 'password', account, address, device: await knownDevice(context, account), now } as const;
  await refuseBlocked(db, attempt);
  const isSolved = await solveCaptcha(db, body.captchaKey, body.captchaCode, now);
  const captcha = isSolved ? 'solved' : body.captchaKey === undefined ? 'missing' : 'wrong';
  const { user, reservation } = await inTurn(async () => {
    const reservation = await reserveAttempt(db, attempt, captcha);
    return { user: await whoIs(body, reservation, context), reservation };
  });
  const session = await inTransaction(db, async (transaction) => {
    await settleAttempt(transaction, reservation);
    await recordLogin(transaction, { operation: 'login', refusal: null, user, body }, context);
    return admit(transaction, { ...user, byPassword: true }, context);
  });
  await rememberDevice(context, account);
  return session;
}

type Body = Input<'login'>['body'];

/** Verifies the password and returns the user. @throws Failure `badCredentials`, `schoolSuspended` or `initialPasswordExpired` */
async function whoIs(body: Body, reservation: Reservation, context: Context): Promise<FoundUser> {
  const { db } = context;
  const user = await findUser(db, reservation.account);
  const isRight = await verifyPassword(user?.passwordHash ?? (await decoyHash), body.password);
  if (!user || !isRight || user.status !== 'ENABLED') {
    await failAttempt(db, reservation);
    throw await refused('badCredentials', user, body, reservation, context);
  }
  if (!isServed(user.companyStatus)) throw await refused('schoolSuspended', user, body, reservation, context);
  if (hasExpired(user, context.now)) throw await refused('initialPasswordExpired', user, body, reservation, context);
  return user;
}

async function refused(
  reason: 'badCredentials' | 'schoolSuspended' | 'initialPasswordExpired',
  user: FoundUser | null,
  body: Body,
  reservation: Reservation,
  context: Context,
): Promise<Failure> {
  const failure = new Failure(reason, { details: { captchaRequired: await needsCaptcha(context.db, reservation) } });
  await recordLogin(context.db, { operation: 'login', refusal: failure, user, body }, context);
  return failure;
}
