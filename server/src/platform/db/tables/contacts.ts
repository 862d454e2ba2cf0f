import type { Generated, GeneratedAlways } from 'kysely';
import type { Tracked } from '../columns.ts';

/** A person who receives goods for a user, with the address. */
interface ContactTable extends Tracked {
  companyId: string;
  id: string;
  userId: string;
  contactName: string;
  contactNameKey: GeneratedAlways<string>;
  phone: string;
  campus: string;
  address: string;
  roomNo: string | null;
  /** At most one contact per user is the default. */
  isDefault: Generated<boolean>;
}

export interface ContactTables {
  contact: ContactTable;
}
