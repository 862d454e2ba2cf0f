import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated } from 'kysely';
import type { Tracked } from '../columns.ts';
import type { Published } from './published.ts';

interface ExposureTable extends Tracked, Published {
  /** The school of the supplier. */
  companyId: string;
  id: string;
  exposureCode: string;
  supplierId: string;
  exposureType: Schemas['ExposureType'];
  level: Schemas['ExposureLevel'];
  fact: string;
  basis: string | null;
  startDate: string;
  endDate: string | null;
  /** The moment at which `endDate` is over. */
  expireTime: Date | null;
  deductScore: number;
  /** Points that were actually deducted and not given back. */
  deducted: Generated<number>;
  /** Whether the exposure keeps its supplier frozen or barred. */
  holdsStatus: Generated<boolean>;
  publishUserId: string | null;
  appeal: ColumnType<Schemas['ExposureAppeal'] | null, string | null | undefined, string | null>;
}

export interface ExposureTables {
  exposure: ExposureTable;
}
