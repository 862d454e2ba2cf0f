import type { Schemas } from '@campus-procurement/sdk';
import type { Generated } from 'kysely';
import type { Status, Tracked } from '../columns.ts';

/** A feature that schools can set, with its default. All schools have the same parameters. */
interface CharacterParameterTable extends Tracked {
  companyId: string;
  id: string;
  paramKey: string;
  paramName: string;
  valueType: Schemas['CharacterValueType'];
  paramValue: string;
  description: string;
  effectScope: string;
  /** A disabled parameter has no value in any school. */
  status: Status;
  /** Whether the product itself reads it. */
  builtIn: Generated<boolean>;
}

/** The value that a school has set instead of the default. */
interface CharacterValueTable extends Tracked {
  companyId: string;
  id: string;
  paramKey: string;
  /** The type of the parameter's values. */
  valueType: Schemas['CharacterValueType'];
  paramValue: string;
}

export interface CharacterParameterTables {
  characterParameter: CharacterParameterTable;
  characterValue: CharacterValueTable;
}
