import type { Input, Output } from '@campus-procurement/sdk';
import { ownAccount, provePassword, recordOwn } from '#platform/auth/ownAccount.ts';
import { takePhoneCaptcha } from '#platform/auth/phoneCaptcha.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';

/** Changes the caller's phone number. Every step commits by itself: a wrong attempt stays counted. */
export async function updateMyPhone({ body }: Input<'updateMyPhone'>, context: Context): Promise<Output<'updateMyPhone'>> {
  const { db, now } = context;
  const { phone, phoneCaptcha, password } = body;
  const { passwordHash, ...own } = await ownAccount(context);
  if (passwordHash !== null) {
    if (password === undefined) throw invalid({ field: 'password', rule: 'wrong' });
    await provePassword({ ...own, passwordHash }, password, 'password', context);
  }
  if (!(await takePhoneCaptcha(db, { phone, scene: 'BIND' }, phoneCaptcha, now))) throw new Failure('badCaptcha');
  return inTransaction(db, async (trx) => {
    await trx
      .updateTable('appUser')
      .set({ phone, ...changedBy(context) })
      .where((eb) => eb.and({ companyId: own.companyId, id: own.userId }))
      .execute();
    await recordOwn(trx, 'updateMyPhone', body, context);
    return true as const;
  });
}
