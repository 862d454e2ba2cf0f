import type { Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

export const invoiceTypes = ['NORMAL', 'SPECIAL'] as const;

/** The rules of `InvoiceInfoInput` in the API description, with their messages. A school may have no invoice data at all. */
export function invoiceSchema(t: Translate) {
  const text = z.string().check(z.trim());
  const taxNo = text.check(z.regex(/^$|^[0-9A-Z]{15,20}$/, t('invoice.taxNoRule')));
  const fields = {
    title: text,
    taxNo,
    invoiceType: z.enum(invoiceTypes),
    address: text,
    phone: text,
    bankName: text,
    bankAccount: text,
  };
  const given = (name: 'title' | 'taxNo', label: 'invoice.title' | 'invoice.taxNo') =>
    z.refine<InvoiceValues>((values) => isEmpty(values) || values[name] !== '', {
      error: t('validation.enter', { label: t(label) }),
      path: [name],
    });
  return z.object(fields).check(given('title', 'invoice.title'), given('taxNo', 'invoice.taxNo'));
}

type InvoiceValues = Record<'title' | 'taxNo' | 'address' | 'phone' | 'bankName' | 'bankAccount', string> & {
  invoiceType: (typeof invoiceTypes)[number];
};

function isEmpty({ invoiceType: _, ...texts }: InvoiceValues): boolean {
  return Object.values(texts).every((text) => text === '');
}

export const newInvoice: InvoiceValues = {
  title: '',
  taxNo: '',
  invoiceType: 'SPECIAL',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
};

export function invoiceValuesOf(invoice: Schemas['InvoiceInfo'] | null): InvoiceValues {
  if (invoice === null) return newInvoice;
  const { title, taxNo, invoiceType, address, phone, bankName, bankAccount } = invoice;
  return {
    title,
    taxNo,
    invoiceType,
    address: address ?? '',
    phone: phone ?? '',
    bankName: bankName ?? '',
    bankAccount: bankAccount ?? '',
  };
}

export function invoiceOf(values: InvoiceValues): Schemas['InvoiceInfoInput'] | null {
  if (isEmpty(values)) return null;
  const { title, taxNo, invoiceType, address, phone, bankName, bankAccount } = values;
  return {
    title,
    taxNo,
    invoiceType,
    address: address || null,
    phone: phone || null,
    bankName: bankName || null,
    bankAccount: bankAccount || null,
  };
}
