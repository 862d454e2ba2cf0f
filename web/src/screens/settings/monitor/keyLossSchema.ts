import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

export const limits = { keyId: 40, reason: 500 };
const leastReason = 5;

/** The rules of `KeyLoss` in the API description, with their messages. @param keyId what has to be entered again */
export function keyLossSchema(t: Translate, keyId: string) {
  return z.object({
    repeatedKeyId: z.string().check(
      z.trim(),
      z.refine((value) => value === keyId, t('dashboard.keyIdRule', { name: keyId })),
    ),
    reason: z.string().check(z.trim(), z.minLength(leastReason, t('dashboard.lossReasonRule'))),
  });
}

export type KeyLoss = z.infer<ReturnType<typeof keyLossSchema>>;
