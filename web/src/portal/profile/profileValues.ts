import type { Schemas } from '@campus-procurement/sdk';

type Profile = Schemas['SupplierProfile'];
type Licence = Schemas['SupplierQualification'];

/** A licence as it stands in the form. */
export interface LicenceValues extends Omit<Licence, 'qualNo' | 'expireDate' | 'file'> {
  qualNo: string;
  /** Empty: unlimited. */
  expireDate: string;
  fileId: string | null;
  fileName: string | null;
}

/** What the form changes. */
export interface ProfileValues {
  contactName: string;
  contactPhone: string;
  goodsCategoryIds: string[];
  licences: LicenceValues[];
}

/** The kind of licence that each supplier has, and whose change is reviewed. */
const businessLicence = 'license';

/** What the form begins with. */
export function valuesOf({ contactName, contactPhone, goodsCategories, qualifications }: Profile): ProfileValues {
  return {
    ...{ contactName, contactPhone, goodsCategoryIds: goodsCategories.map(({ id }) => id) },
    licences: qualifications.map(({ file, qualNo, expireDate, ...licence }) => ({
      ...{ ...licence, qualNo: qualNo ?? '', expireDate: expireDate ?? '' },
      ...{ fileId: file?.id ?? null, fileName: file?.fileName ?? null },
    })),
  };
}

/** Whether the school reviews the change before it counts: the business licence is another one. */
export function isReviewed(profile: Profile, { licences }: ProfileValues): boolean {
  if (profile.status !== 'APPROVED') return true;
  const before = valuesOf(profile).licences;
  return licences.some((licence, at) => {
    const old = before[at];
    const isSame = (['qualNo', 'expireDate', 'fileId'] as const).every((field) => old?.[field] === licence[field]);
    return licence.qualType === businessLicence && !isSame;
  });
}

/** What is sent: all of what is known, with the changes. */
export function profileBody(profile: Profile, values: ProfileValues): Schemas['SupplierProfileInput'] {
  const { version, companyName, creditCode, registeredCapital, establishDate, province, city, businessScope } = profile;
  return {
    ...{ version, companyName, creditCode, registeredCapital, establishDate, province, city, businessScope },
    ...{ contactEmail: profile.contactEmail, bankName: profile.bankName, bankAccount: profile.bankAccount },
    ...{ companyType: String(profile.companyType), supplierKind: profile.supplierKind ?? 'DEALER' },
    ...{ legalPerson: String(profile.legalPerson), registeredAddress: String(profile.registeredAddress) },
    ...{ contactName: values.contactName.trim(), contactPhone: values.contactPhone.trim() },
    goodsCategoryIds: values.goodsCategoryIds,
    qualifications: values.licences.map(({ qualType, qualName, qualNo, issueDate, expireDate, fileId }) => ({
      ...{ qualType, qualName, issueDate, fileId: String(fileId) },
      ...{ qualNo: qualNo.trim() || null, expireDate: expireDate || null },
    })),
  };
}
