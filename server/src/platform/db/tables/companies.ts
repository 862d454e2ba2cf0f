import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated } from 'kysely';
import type { Tracked } from '../columns.ts';

/** A school. Company `'0'` is the platform itself, which owns built-in roles and the menu and has no school data. */
interface CompanyTable extends Tracked {
  id: string;
  companyName: string;
  status: Schemas['SchoolStatus'];
  schoolCode: string | null;
  shortName: string | null;
  province: string | null;
  city: string | null;
  address: string | null;
  contactName: string | null;
  contactPhone: string | null;
  loginMode: Generated<Schemas['School']['loginMode']>;
  casServerUrl: string | null;
  invoice: ColumnType<Schemas['InvoiceInfoInput'] | null, string | null | undefined, string | null>;
  /** The file of the emblem, and the company that has uploaded it. */
  logoId: string | null;
  logoCompanyId: string | null;
  remark: string | null;
}

export interface CompanyTables {
  company: CompanyTable;
}
