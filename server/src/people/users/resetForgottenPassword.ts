import type { Input, Output } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { recordOperation } from '#platform/audit/operationLog.ts';
import { refuseReused, storePassword } from '#platform/auth/changePassword.ts';
import { knownDevice, rememberDevice } from '#platform/auth/deviceCookie.ts';
import { takePhoneCaptcha } from '#platform/auth/phoneCaptcha.ts';
import { refuseWeak } from '#platform/auth/refuseWeak.ts';
import { endSessionsOf, isServed } from '#platform/auth/session.ts';
import { forgiveSlips, refuseBlocked, reserveAttempt, settleAttempt } from '#platform/auth/throttle.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Failure } from '#platform/failure/failure.ts';

type Body = Input<'resetForgottenPassword'>['body'];

/**
 * Sets a new password with a code sent to the phone. Every step commits by itself. Attempts are throttled like logins but counted
 * separately, so that nobody without a code can lock the owner out of the login. They need no captcha, because sending the code needed one.
 */
export async function resetForgottenPassword(
  { body }: Input<'resetForgottenPassword'>,
  context: Context,
): Promise<Output<'resetForgottenPassword'>> {
  const { db, now, address } = context;
  const { phone, phoneCaptcha, newPassword } = body;
  const account = body.account.trim().toLowerCase();
  refuseWeak({ field: 'newPassword', password: newPassword, account });
  const attempt = { secret: 'code', account, address, device: await knownDevice(context, account), now } as const;
  await refuseBlocked(db, attempt);
  const reservation = await reserveAttempt(db, attempt, 'needless');
  const user = await findOwner(account, phone, context);
  const isRight = await takePhoneCaptcha(db, { phone, scene: 'RESET' }, phoneCaptcha, now);
  if (!user || !isRight) {
    const failure = new Failure('badCaptcha');
    await recordOperation(db, entry(failure, user, body, context));
    throw failure;
  }
  await refuseReused(db, user, newPassword);
  await inTransaction(db, async (trx) => {
    await settleAttempt(trx, reservation);
    await forgiveSlips(trx, { ...attempt, secret: 'password' });
    await storePassword(trx, user, newPassword, now);
    await endSessionsOf(trx, user, now);
    await recordOperation(trx, entry(null, user, body, context));
  });
  await rememberDevice(context, account);
  return true;
}

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** Returns the user who may reset the password by phone: enabled, with a password, and of a served school. */
async function findOwner(account: string, phone: string, { db }: Context) {
  const user = await db
    .selectFrom('appUser as user')
    .innerJoin('company', 'company.id', 'user.companyId')
    .select(['user.companyId', 'user.id as userId', 'user.name as userName', 'user.passwordHash', 'company.status'])
    .where((eb) => eb.and({ 'user.account': account, 'user.phone': phone, 'user.status': 'ENABLED' }))
    .executeTakeFirst();
  if (!user || !isServed(user.status) || user.passwordHash === null) return null;
  return { companyId: user.companyId, userId: user.userId, userName: user.userName, passwordHash: user.passwordHash };
}

function entry(refusal: Failure | null, user: Owner | null, body: Body, { now: time, started, requestId, address }: Context) {
  const who = user && { ...user, role: null };
  const operation = contract.resetForgottenPassword;
  return { time, started, requestId, address, operation, refusal, who, input: { path: {}, query: {}, body } };
}
