import type { Generated } from 'kysely';
import type { Tracked } from '../tables.ts';

/** Who receives goods for a user, and where. */
interface ContactTable extends Tracked {
  companyId: string;
  id: string;
  userId: string;
  contactName: string;
  phone: string;
  campus: string;
  address: string;
  roomNo: string | null;
  /** At most one a user. */
  isDefault: Generated<boolean>;
}

export interface ContactTables {
  contact: ContactTable;
}
