import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';
import { isCreditCode } from './isCreditCode.ts';

/** The rules of `ForgottenPassword` in the API description, with their messages. */
export function forgotSchema(t: Translate) {
  const { required, phone, code, newPassword } = fieldRules(t);
  return z.object({ account: required('entry.account'), phone, phoneCaptcha: code, newPassword });
}

export type ForgotValues = z.infer<ReturnType<typeof forgotSchema>>;

export const registrationLimits = { companyName: 100, creditCode: 18, contactName: 50, account: 32 };

/** The rules of `SupplierRegistration` in the API description, with their messages. */
export function registrationSchema(t: Translate) {
  const { chosen, least, required, phone, code, newPassword } = fieldRules(t);
  return z.object({
    schoolId: chosen('entry.school'),
    companyName: least('entry.companyName', 2),
    creditCode: z.string().check(z.trim(), z.toUpperCase(), z.refine(isCreditCode, t('entry.creditCodeRule'))),
    contactName: required('entry.contactName'),
    contactPhone: phone,
    phoneCaptcha: code,
    account: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_.-]{4,32}$/, t('entry.accountRule'))),
    password: newPassword,
  });
}

export type RegistrationValues = z.infer<ReturnType<typeof registrationSchema>>;
