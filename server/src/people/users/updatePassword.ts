import type { Input, Output } from '@campus-procurement/sdk';
import { refuseReused, storePassword } from '#platform/auth/changePassword.ts';
import { ownAccount, provePassword, recordOwn } from '#platform/auth/ownAccount.ts';
import { takePhoneCaptcha } from '#platform/auth/phoneCaptcha.ts';
import { refuseWeak } from '#platform/auth/refuseWeak.ts';
import { endSessionsOf } from '#platform/auth/session.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';

/** Changes the caller's password, proved by the present one or a code. Every step commits by itself: a wrong attempt stays counted. */
export async function updatePassword({ body }: Input<'updatePassword'>, context: Context): Promise<Output<'updatePassword'>> {
  const { db, session, now } = context;
  const { oldPassword, phoneCaptcha, newPassword } = body;
  if ((oldPassword === undefined) === (phoneCaptcha === undefined)) {
    throw invalid({ field: 'oldPassword', rule: 'either', params: { fields: 'oldPassword, phoneCaptcha' } });
  }
  const { passwordHash, phone, ...own } = await ownAccount(context);
  refuseWeak({ field: 'newPassword', password: newPassword, account: own.account });
  // Users without a password log in through the central authentication.
  if (passwordHash === null) throw new Failure('synchronised');
  const owner = { ...own, passwordHash };
  if (oldPassword !== undefined) await provePassword(owner, oldPassword, 'oldPassword', context);
  else if (!(await isCodeRight(phone, phoneCaptcha, context))) throw new Failure('badCaptcha');
  await refuseReused(db, owner, newPassword);
  return inTransaction(db, async (trx) => {
    await storePassword(trx, owner, newPassword, now);
    await endSessionsOf(trx, owner, now, session.tokenHash);
    await recordOwn(trx, 'updatePassword', body, context);
    return true as const;
  });
}

async function isCodeRight(phone: string | null, code: string | undefined, { db, now }: Context): Promise<boolean> {
  return phone !== null && code !== undefined && takePhoneCaptcha(db, { phone, scene: 'RESET' }, code, now);
}
