import type { Input, Output } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { recordOperation } from '#platform/audit/operationLog.ts';
import { solveCaptcha } from '#platform/auth/captcha.ts';
import { notSetUpForPublic } from '#platform/auth/notSetUp.ts';
import { newPhoneCaptcha, phoneCaptchaSeconds } from '#platform/auth/phoneCaptcha.ts';
import { countSms, resendSeconds } from '#platform/auth/smsLimit.ts';
import type { Context } from '#platform/context/context.ts';

/**
 * Sends a code to a phone. Answer and work are the same whether the phone belongs to a user or not.
 * @throws Failure `notConfigured`, before anything is looked up
 */
export async function sendPhoneCaptcha(
  { body }: Input<'sendPhoneCaptcha'>,
  context: Context,
): Promise<Output<'sendPhoneCaptcha'>> {
  const { db, now, address, sendSms, started, requestId } = context;
  if (!sendSms) throw notSetUpForPublic('SMS_WEBHOOK_URL');
  const { phone, scene } = body;
  const hasSolvedCaptcha = await solveCaptcha(db, body.captchaKey, body.captchaCode, now);
  await countSms(db, { phone, address, hasSolvedCaptcha, now });
  const code = await newPhoneCaptcha(db, { phone, scene }, now);
  const isWanted = scene !== 'RESET' || (await isPhoneOfAnybody(phone, context));
  const input = { path: {}, query: {}, body };
  const about = { time: now, started, requestId, address, operation: contract.sendPhoneCaptcha, refusal: null, who: null, input };
  await recordOperation(db, about);
  if (isWanted) sendSms({ phone, code, scene, expireSeconds: phoneCaptchaSeconds });
  return { expireSeconds: phoneCaptchaSeconds, resendSeconds };
}

async function isPhoneOfAnybody(phone: string, { db }: Context): Promise<boolean> {
  const found = await db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ phone, status: 'ENABLED' }))
    .executeTakeFirst();
  return found !== undefined;
}
