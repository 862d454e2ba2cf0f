import type { Input, Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const limits = { contactName: 50, phone: 11, address: 200, roomNo: 50 };

/** The rules of `ContactInput` in the API description, with their messages. */
export function contactSchema(t: Translate) {
  const { chosen, least, required, phone } = fieldRules(t);
  return z.object({
    contactName: required('contacts.name'),
    phone,
    campus: chosen('contacts.campus'),
    address: least('contacts.address', 5),
    roomNo: z.string().check(z.trim()),
    isDefault: z.boolean(),
  });
}

export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;

export function valuesOf(contact: Schemas['Contact'] | null): ContactValues {
  if (!contact) return { contactName: '', phone: '', campus: '', address: '', roomNo: '', isDefault: false };
  const { contactName, phone, campus, address, roomNo, isDefault } = contact;
  return { contactName, phone, campus, address, roomNo: roomNo ?? '', isDefault };
}

export function inputOf({ roomNo, ...values }: ContactValues): Input<'saveContact'>['body'] {
  return { ...values, roomNo: roomNo || null };
}
