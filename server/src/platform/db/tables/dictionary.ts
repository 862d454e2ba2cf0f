import type { Schemas } from '@campus-procurement/sdk';
import type { Generated } from 'kysely';
import type { Status, Tracked } from '../columns.ts';

/** A dictionary type. Types belong to the platform and are the same for all schools. */
interface DictTypeTable extends Tracked {
  companyId: string;
  id: string;
  dictType: string;
  dictName: string;
  status: Status;
  /** Whether the product itself reads it. */
  builtIn: Generated<boolean>;
  /** Whether the values are those of an enumeration of the API; then entries can be neither added nor removed. */
  enumeration: Generated<boolean>;
  remark: Generated<string>;
}

/** Entries of company '0' are visible to all schools, other entries to their own school only. */
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
