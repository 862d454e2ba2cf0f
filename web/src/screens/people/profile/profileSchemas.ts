import { genderValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import type { PictureChoice } from '#ui/fields/PictureField.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const limits = { name: 50, email: 100, introduction: 500 };
/** The size limit of `uploadFile` for portraits, in bytes. */
const pictureBytes = 2 * 1024 * 1024;

/** The rules of `UserProfileChanges` in the API description, with their messages. */
export function profileSchema(t: Translate) {
  const fits = (file: PictureChoice) => !(file instanceof File) || file.size <= pictureBytes;
  return z.object({
    file: z.custom<PictureChoice>().check(z.refine(fits, t('profile.pictureTooLarge'))),
    name: fieldRules(t).required('profile.name'),
    email: z.string().check(z.trim(), z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, t('validation.email'))),
    gender: z.enum(genderValues),
    introduction: z.string().check(z.trim(), z.maxLength(limits.introduction)),
  });
}

export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;

/** The rules of `PasswordChange` with the present password. */
export function passwordSchema(t: Translate) {
  const present = z.string().check(z.minLength(1, t('validation.enter', { label: t('profile.oldPassword') })));
  return z.object({ oldPassword: present, newPassword: fieldRules(t).newPassword });
}

export type PasswordValues = z.infer<ReturnType<typeof passwordSchema>>;

/** The rules of `PhoneChange`. @param hasPassword whether the present password is required */
export function phoneSchema(t: Translate, hasPassword: boolean) {
  const { phone, code } = fieldRules(t);
  const password = z.string().check(z.minLength(hasPassword ? 1 : 0, t('validation.enter', { label: t('profile.oldPassword') })));
  return z.object({ phone, phoneCaptcha: code, password });
}

export type PhoneValues = z.infer<ReturnType<typeof phoneSchema>>;
