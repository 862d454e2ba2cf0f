import type { Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { entryOf, idsOf } from '#ui/fields/fileEntry.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';
import { invoiceOf, invoiceSchema, invoiceValuesOf, newInvoice } from './invoiceSchema.ts';
import { loginModes } from './schoolColumns.tsx';

/** The rules of `SchoolInput` in the API description, with their messages. */
export function schoolSchema(t: Translate) {
  const { files, least, phone, required } = fieldRules(t);
  const text = z.string().check(z.trim());
  const fields = z.object({
    companyId: z.string().check(z.trim(), z.regex(/^[1-9]\d{3,9}$/, t('schools.idRule'))),
    schoolName: least('schools.name', 2),
    schoolCode: z.string().check(z.trim(), z.regex(/^\d{5}$/, t('schools.codeRule'))),
    shortName: text,
    logo: files,
    province: text,
    city: text,
    address: text,
    contactName: required('schools.contactName'),
    contactPhone: phone,
    loginMode: z.enum(loginModes),
    casServerUrl: z.string().check(z.trim(), z.regex(/^$|^https?:\/\/\S+$/, t('validation.webAddress'))),
    remark: text,
    invoice: invoiceSchema(t),
  });
  return fields.check(
    z.refine(({ loginMode, casServerUrl }) => loginMode !== 'CAS' || casServerUrl !== '', {
      error: t('validation.enter', { label: t('schools.casServerUrl') }),
      path: ['casServerUrl'],
    }),
  );
}

export type SchoolValues = z.infer<ReturnType<typeof schoolSchema>>;

export const newSchool: SchoolValues = {
  companyId: '',
  schoolName: '',
  schoolCode: '',
  shortName: '',
  province: '',
  city: '',
  address: '',
  contactName: '',
  contactPhone: '',
  loginMode: 'LOCAL',
  casServerUrl: '',
  remark: '',
  logo: [],
  invoice: newInvoice,
};

export function valuesOf(school: Schemas['SchoolDetail']): SchoolValues {
  const { companyId, schoolName, schoolCode, contactName, contactPhone, loginMode } = school;
  const { shortName, province, city, address, casServerUrl, remark, logo, invoice } = school;
  return {
    companyId,
    schoolName,
    schoolCode,
    contactName,
    contactPhone,
    loginMode,
    remark: remark ?? '',
    shortName: shortName ?? '',
    province: province ?? '',
    city: city ?? '',
    address: address ?? '',
    casServerUrl: casServerUrl ?? '',
    logo: logo ? [entryOf(logo)] : [],
    invoice: invoiceValuesOf(invoice),
  };
}

export function inputOf(values: SchoolValues) {
  const { schoolName, schoolCode, contactName, contactPhone, loginMode } = values;
  const { shortName, province, city, address, casServerUrl, remark, logo, invoice } = values;
  return {
    schoolName,
    schoolCode,
    contactName,
    contactPhone,
    loginMode,
    remark: remark || null,
    shortName: shortName || null,
    province: province || null,
    city: city || null,
    address: address || null,
    casServerUrl: casServerUrl || null,
    logoFileId: idsOf(logo)[0] ?? null,
    invoice: invoiceOf(invoice),
  };
}
