import type { Schemas } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';
import { isCity } from '#i18n/provinces.ts';
import { tenThousandsOf, yuanOf } from './tenThousands.ts';

type Profile = Schemas['SupplierProfile'];
type Licence = Schemas['SupplierQualification'];

/** The kind of licence that each supplier has, and whose change is reviewed. */
export const businessLicence = 'license';

/** A licence as it stands in the form. */
export interface LicenceValues extends Omit<Licence, 'qualNo' | 'expireDate' | 'file'> {
  qualNo: string;
  /** Empty: unlimited. */
  expireDate: string;
  fileId: string | null;
  fileName: string | null;
}

/** What a review asks for, as it is typed. */
const wantedFields = ['companyName', 'creditCode', 'companyType', 'supplierKind', 'legalPerson', 'registeredAddress'] as const;
/** What the form says of those that are missing. */
const labels = {
  companyName: 'portalProfile.companyName',
  creditCode: 'portalProfile.creditCode',
  companyType: 'portalProfile.companyType',
  supplierKind: 'portalProfile.supplierKind',
  legalPerson: 'portalProfile.legalPerson',
  registeredAddress: 'portalProfile.address',
} as const;
/** Those of them that are chosen from a list. */
const chosenFields: ReadonlySet<string> = new Set(['companyType', 'supplierKind']);
/** What may be left empty. */
const freeFields = ['establishDate', 'province', 'city', 'businessScope', 'contactEmail', 'bankName', 'bankAccount'] as const;
/** What the fields of the company hold; a form that asks for a contact only has none of them. */
export const companyFields: ReadonlySet<string> = new Set([...wantedFields, ...freeFields, 'registeredCapital']);
const texts = [...wantedFields, ...freeFields, 'contactName', 'contactPhone'] as const;
export type TextField = (typeof texts)[number] | 'registeredCapital';

/** What the form changes. The capital is typed in ten thousand yuan. */
export interface ProfileValues extends Record<TextField, string> {
  goodsCategoryIds: string[];
  licences: LicenceValues[];
}

/** A change of the form; a function where it depends on what stands in the form by then. */
export type ProfileChange = Partial<ProfileValues> | ((now: ProfileValues) => Partial<ProfileValues>);

/** What is wrong, by the name of the field. */
export type ProfileFaults = Record<string, string>;

const phone = /^1[3-9]\d{9}$/;
const creditCode = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

export function emptyLicence(id: string, qualType: string, qualName: string, qualNo = ''): LicenceValues {
  return { id, qualType, qualName, qualNo, issueDate: null, expireDate: '', fileId: null, fileName: null };
}

/** What the form begins with. Who has no business licence yet begins with an empty one. @param licenceName what it is called */
export function valuesOf(profile: Profile, licenceName: string): ProfileValues {
  const { goodsCategories, qualifications } = profile;
  const licences = qualifications.map(({ file, qualNo, expireDate, ...licence }) => ({
    ...licence,
    qualNo: qualNo ?? '',
    expireDate: expireDate ?? '',
    fileId: file?.id ?? null,
    fileName: file?.fileName ?? null,
  }));
  const hasOne = licences.some(({ qualType }) => qualType === businessLicence);
  return {
    ...(Object.fromEntries(texts.map((field) => [field, profile[field] ?? ''])) as Record<(typeof texts)[number], string>),
    registeredCapital: profile.registeredCapital === null ? '' : tenThousandsOf(profile.registeredCapital),
    goodsCategoryIds: goodsCategories.map(({ id }) => id),
    licences: hasOne ? licences : [emptyLicence('first', businessLicence, licenceName, profile.creditCode), ...licences],
  };
}

/** Whether the data of the company are asked for: until it is approved, and where something is missing. */
export function asksForCompany(profile: Profile): boolean {
  return profile.status !== 'APPROVED' || wantedFields.some((field) => !profile[field]);
}

/** Whether the school reviews the change before it counts: the account, the business licence or what is written on it is another one. */
export function isReviewed(profile: Profile, values: ProfileValues): boolean {
  if (profile.status !== 'APPROVED' || isOtherAccount(profile, values)) return true;
  const judged = (of: ProfileValues) =>
    JSON.stringify([
      of.companyName.trim(),
      of.creditCode.trim(),
      of.legalPerson.trim(),
      ...of.licences
        .filter(({ qualType }) => qualType === businessLicence)
        .map(({ qualNo, expireDate, fileId }) => [qualNo, expireDate, fileId]),
    ]);
  return judged(values) !== judged(valuesOf(profile, ''));
}

/** Whether another account stands in the form than the one that was sent; the first one is sent with the rest. */
export function isOtherAccount(profile: Profile, values: ProfileValues): boolean {
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, '');
  const isSame = (['bankName', 'bankAccount'] as const).every((field) => plain(profile[field]) === plain(values[field]));
  return profile.status !== 'REGISTERED' && !isSame;
}

/** What is missing or cannot be so. */
export function faultsOf(t: Translate, values: ProfileValues, today: string): ProfileFaults {
  const faults: ProfileFaults = {};
  for (const field of wantedFields)
    if (!values[field].trim())
      faults[field] = t(chosenFields.has(field) ? 'validation.choose' : 'validation.enter', { label: t(labels[field]) });
  if (values.creditCode.trim() && !creditCode.test(values.creditCode.trim().toUpperCase()))
    faults.creditCode = t('portalProfile.codeRule');
  if (values.registeredCapital.trim() && yuanOf(values.registeredCapital) === null)
    faults.registeredCapital = t('portalProfile.capitalRule');
  if (values.establishDate > today) faults.establishDate = t('validation.past');
  for (const [at, { qualName, expireDate, fileId }] of values.licences.entries()) {
    if (!qualName.trim())
      faults[`qualifications.${at}.qualName`] = t('validation.enter', { label: t('portalProfile.licenceName') });
    if (expireDate && expireDate < today) faults[`qualifications.${at}.expireDate`] = t('portalProfile.isOver');
    if (fileId === null) faults[`qualifications.${at}.fileId`] = t('portalProfile.scanWanted');
  }
  if (!values.contactName.trim()) faults.contactName = t('validation.enter', { label: t('portalProfile.contactName') });
  if (!phone.test(values.contactPhone.trim())) faults.contactPhone = t('validation.phone');
  if (values.goodsCategoryIds.length === 0)
    faults.goodsCategoryIds = t('validation.choose', { label: t('portalProfile.categories') });
  return faults;
}

/** What is sent: all of what is known, with the changes. */
export function profileBody(profile: Profile, values: ProfileValues, password: string): Schemas['SupplierProfileInput'] {
  const { version } = profile;
  const province = values.province.trim();
  const text = (field: TextField) => values[field].trim();
  const orNull = (field: TextField) => text(field) || null;
  return {
    version,
    ...(isOtherAccount(profile, values) && { password }),
    establishDate: orNull('establishDate'),
    registeredCapital: yuanOf(values.registeredCapital),
    province: province || null,
    city: isCity(province) ? province : orNull('city'),
    companyName: text('companyName'),
    creditCode: text('creditCode').toUpperCase(),
    companyType: text('companyType'),
    supplierKind: text('supplierKind') as Schemas['SupplierKind'],
    legalPerson: text('legalPerson'),
    registeredAddress: text('registeredAddress'),
    businessScope: orNull('businessScope'),
    contactName: text('contactName'),
    contactPhone: text('contactPhone'),
    contactEmail: orNull('contactEmail'),
    bankName: orNull('bankName'),
    bankAccount: orNull('bankAccount'),
    goodsCategoryIds: values.goodsCategoryIds,
    qualifications: values.licences.map(({ qualType, qualName, qualNo, issueDate, expireDate, fileId }) => ({
      qualType,
      qualName: qualName.trim(),
      issueDate,
      fileId: String(fileId),
      qualNo: qualNo.trim() || null,
      expireDate: expireDate || null,
    })),
  };
}
