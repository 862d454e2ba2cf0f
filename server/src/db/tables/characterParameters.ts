import type { Schemas } from '@campus-procurement/sdk';
import type { Generated } from 'kysely';
import type { Status, Tracked } from '../tables.ts';

/** A feature that schools can set, and its default; the same parameters for all schools. */
interface CharacterParameterTable extends Tracked {
  companyId: string;
  id: string;
  paramKey: string;
  paramName: string;
  valueType: Schemas['CharacterValueType'];
  paramValue: string;
  description: string;
  effectScope: string;
  /** A disabled one has no value in any school. */
  status: Status;
  /** The product itself reads it. */
  builtIn: Generated<boolean>;
}

/** What a school has chosen instead of the default. */
interface CharacterValueTable extends Tracked {
  companyId: string;
  id: string;
  paramKey: string;
  /** That of the parameter. */
  valueType: Schemas['CharacterValueType'];
  paramValue: string;
}

export interface CharacterParameterTables {
  characterParameter: CharacterParameterTable;
  characterValue: CharacterValueTable;
}
