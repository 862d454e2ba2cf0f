import type { Schemas } from '@campus-procurement/sdk';
import type { Generated } from 'kysely';
import type { Status, Tracked } from '../tables.ts';

/** Types are the platform's, the same for all schools. */
interface DictTypeTable extends Tracked {
  companyId: string;
  id: string;
  dictType: string;
  dictName: string;
  status: Status;
  /** The product itself reads it. */
  builtIn: Generated<boolean>;
  /** Its values are those of an enumeration of the API: entries are neither added nor removed. */
  enumeration: Generated<boolean>;
  remark: Generated<string>;
}

/** Entries of company '0' are seen by all schools, others by their own only. */
interface DictEntryTable extends Tracked {
  companyId: string;
  id: string;
  dictType: string;
  dictLabel: string;
  dictLabelEn: string | null;
  dictValue: string;
  tagColor: Schemas['TagColor'] | null;
  sort: number;
  isDefault: Generated<boolean>;
  status: Status;
  builtIn: Generated<boolean>;
}

export interface DictionaryTables {
  dictType: DictTypeTable;
  dictEntry: DictEntryTable;
}
