import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RegistryData } from '../../registry/registry.ts';
import type { Tracked } from '../columns.ts';

interface SupplierTable extends Tracked {
  /** The school. Each school reviews its own suppliers. */
  companyId: string;
  id: string;
  companyName: string;
  /** In the order of pinyin, as all keys of names. */
  companyNameKey: GeneratedAlways<string>;
  creditCode: string;
  companyType: string | null;
  supplierKind: Schemas['SupplierKind'] | null;
  legalPerson: string | null;
  /** Yuan, as a decimal string. */
  registeredCapital: string | null;
  establishDate: string | null;
  registeredAddress: string | null;
  province: string | null;
  city: string | null;
  businessScope: string | null;
  contactName: string;
  contactPhone: string;
  contactEmail: string | null;
  bankName: string | null;
  bankAccount: string | null;
  /** The account that the school has reviewed last, and when; null before. Money goes to it, whatever the profile says since. */
  reviewedBankName: string | null;
  reviewedBankAccount: string | null;
  accountReviewTime: Date | null;
  invoice: ColumnType<Schemas['InvoiceInfoInput'] | null, string | null | undefined, string | null>;
  status: Schemas['SupplierStatus'];
  /** The status before exposures changed it; null while none does. */
  statusBeforeExposure: Generated<'APPROVED' | 'FROZEN' | null>;
  accountSource: Schemas['AccountSource'];
  signedAgreement: Generated<boolean>;
  agreementExpireDate: string | null;
  creditScore: number;
  creditLevel: GeneratedAlways<Schemas['CreditLevel']>;
  qualificationExpireDate: string | null;
  /** Since when it waits for its review, or had waited for the last one; null before the first submission. */
  submitTime: Generated<Date | null>;
  auditTime: Date | null;
  auditUserName: string | null;
  auditOpinion: string | null;
  remark: string | null;
  /** The supplier's own user account. */
  userId: string | null;
}

/** A category of the supplier's main goods, of the platform or of the school. */
interface SupplierCategoryTable {
  companyId: string;
  supplierId: string;
  categoryCompanyId: string;
  categoryId: string;
}

interface SupplierQualificationTable {
  companyId: string;
  id: string;
  supplierId: string;
  qualType: string;
  qualName: string;
  qualNo: string | null;
  issueDate: string | null;
  expireDate: string | null;
  /** The file of the scan. */
  fileId: string | null;
}

/** One step in the life of a supplier. Rows are only inserted. */
interface SupplierReviewRecordTable {
  companyId: string;
  id: string;
  supplierId: string;
  event: Schemas['ReviewEvent'];
  opinion: string | null;
  userId: string | null;
  userName: string | null;
  time: Date;
}

/** A change of the credit score, which is the sum of all changes. Rows are only inserted. */
interface SupplierScoreEntryTable {
  companyId: string;
  id: string;
  supplierId: string;
  change: number;
  score: number;
  reason: Schemas['Scorecard']['entries'][number]['reason'];
  time: Date;
}

/** The data last fetched from the business registry. */
interface SupplierRegistryTable {
  companyId: string;
  supplierId: string;
  operatingStatus: RegistryData['operatingStatus'];
  info: ColumnType<RegistryData, string, string>;
  dataSource: string;
  syncTime: Date;
}

interface SupplierShareholderTable {
  companyId: string;
  supplierId: string;
  name: string;
}

export interface SupplierTables {
  supplier: SupplierTable;
  supplierCategory: SupplierCategoryTable;
  supplierQualification: SupplierQualificationTable;
  supplierReviewRecord: SupplierReviewRecordTable;
  supplierScoreEntry: SupplierScoreEntryTable;
  supplierRegistry: SupplierRegistryTable;
  supplierShareholder: SupplierShareholderTable;
}
