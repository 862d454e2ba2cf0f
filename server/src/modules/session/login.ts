import type { Input, Output } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { recordOperation } from '../../audit/operationLog.ts';
import { solveCaptcha } from '../../auth/captcha.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { isServed, lifetimeHours, startSession } from '../../auth/session.ts';
import { needsCaptcha, type Reservation, refuseBlocked, reserveAttempt, settleAttempt } from '../../auth/throttle.ts';
import { newToken } from '../../auth/token.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { userInfo } from '../userInfo.ts';

/** Verified when the account does not exist, so that such an attempt costs the same. */
const decoyHash = hashPassword(newToken());

/** Checks account and password. Every step commits by itself: a reserved attempt stays counted when it is refused. */
export async function login({ body }: Input<'login'>, context: Context): Promise<Output<'login'>> {
  const { db, now, address } = context;
  const attempt = { account: body.username.trim().toLowerCase(), address, now };
  await refuseBlocked(db, attempt);
  const hasSolvedCaptcha = await solveCaptcha(db, body.captchaKey, body.captchaCode, now);
  const reservation = await reserveAttempt(db, attempt, hasSolvedCaptcha);
  const user = await findUser(context, attempt.account);
  const isRight = await verifyPassword(user?.passwordHash ?? (await decoyHash), body.password);
  if (!user || !isRight || user.status !== 'ENABLED') throw await refused('badCredentials', user, body, reservation, context);
  if (!isServed(user.companyStatus)) throw await refused('schoolSuspended', user, body, reservation, context);
  return admitted(user, body, reservation, context);
}

type Body = Input<'login'>['body'];
type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

async function findUser({ db }: Context, account: string) {
  const user = await db
    .selectFrom('appUser as user')
    .innerJoin('company', 'company.id', 'user.companyId')
    .select(['user.companyId', 'user.id as userId', 'user.name as userName', 'user.passwordHash', 'user.status'])
    .select(['user.needChangePassword', 'company.status as companyStatus'])
    .where('user.account', '=', account)
    .executeTakeFirst();
  return user && { ...user, role: null };
}

async function admitted(user: User, body: Body, reservation: Reservation, context: Context): Promise<Output<'login'>> {
  const { now, address } = context;
  const { companyId, userId, needChangePassword } = user;
  const expireTime = new Date(now.getTime() + lifetimeHours * 3600_000);
  return inTransaction(context.db, async (db) => {
    await settleAttempt(db, reservation);
    const { token, expiresInSeconds } = await startSession(db, { companyId, userId, role: null, expireTime }, now);
    await db
      .updateTable('appUser')
      .set((eb) => ({ previousLoginTime: eb.ref('lastLoginTime'), lastLoginTime: now, lastLoginIp: address }))
      .where((eb) => eb.and({ companyId, id: userId }))
      .execute();
    await recordOperation(db, entry(null, user, body, context));
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: expiresInSeconds,
      userinfo: await userInfo(db, { companyId, userId, role: null }),
      needChangePassword,
    };
  });
}

async function refused(
  reason: 'badCredentials' | 'schoolSuspended',
  user: User | undefined,
  body: Body,
  reservation: Reservation,
  context: Context,
): Promise<Failure> {
  const failure = new Failure(reason, { details: { captchaRequired: needsCaptcha(reservation) } });
  await recordOperation(context.db, entry(failure, user ?? null, body, context));
  return failure;
}

function entry(refusal: Failure | null, who: User | null, body: Body, { now: time, started, requestId, address }: Context) {
  return { time, started, operation: contract.login, refusal, requestId, address, who, input: { path: {}, query: {}, body } };
}
