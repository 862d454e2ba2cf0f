import type { ContractOperation } from '../contract.ts';
import { contract } from '../generated/contract.ts';
import type { ErrorCode } from '../generated/errorCodes.ts';
import type { OperationId } from '../operationTypes.ts';

/** The operations on the rows of one entity, and the rules for these rows. */
export interface Family {
  /** Operations that return pages, lists or trees of rows. The example of the first one provides the initial rows. */
  lists: [OperationId, ...OperationId[]];
  detail?: OperationId;
  save: OperationId;
  /**
   * Operations that change an existing row: its fields, its status or its publication. If there are none, `save` does it when
   * given an id.
   */
  changes: OperationId[];
  remove: OperationId;
  /** Fields whose values are unique among all rows. */
  unique: string[];
  /** Number of rows in a fresh mock. Never fewer than the examples have. */
  size: number;
  /** Default order of a list: 'field,asc' or 'field,desc'. If empty, the newest row comes first. */
  order: string[];
  /** Query parameters that search other fields than the one with their name. */
  search: Record<string, string[]>;
  /** Fields that prevent the removal of a row when true or above 0, with the code of the refusal. */
  keptBy: Record<string, ErrorCode>;
}

/** Facts that the description does not state in a machine-readable form. */
const more: Partial<Record<OperationId, Partial<Family>>> = {
  saveRole: {
    size: 23,
    order: ['builtIn,asc', 'createTime,desc'],
    search: { roleName: ['roleName', 'roleCode'] },
    keptBy: { builtIn: 4208, userCount: 4204 },
  },
  // The list for purchases has rows of another kind, which the mock answers with its example.
  saveExpenditure: { lists: ['queryExpenditurePage'] },
  // So has the list to choose a store from.
  saveWarehouse: { lists: ['queryWarehousePage'] },
};

const operations = Object.values(contract);

/** Returns the operations whose name matches the pattern. */
function named(pattern: string): OperationId[] {
  const whole = new RegExp(`^(?:${pattern})$`);
  return operations.filter(({ id }) => whole.test(id)).map(({ id }) => id);
}

/** Finds a family by names: `queryRolePage`, `saveRole`, `updateRole`, `deleteRole` and similar ones belong together. */
function familyOf({ id: save }: ContractOperation): Family[] {
  const entity = /^(?:save|create)(\w+)$/.exec(save)?.[1];
  if (!entity) return [];
  const entities = entity.replace(/y$/, 'ie').concat('s');
  // A word before the entity only says whose rows they are or where; a word after it makes another entity.
  const [first, ...others] = named(`(query|get)(School|Local)?${entity}(Page|List|Tree)|list${entities}(Simple)?`);
  const [remove] = named(`(delete|remove)${entity}`);
  if (!first || !remove) return [];
  const [detail] = named(`(query|get)${entity}Detail`);
  const changes = named(`(update|publish)${entity}(Status)?`);
  return [
    {
      lists: [first, ...others],
      ...(detail && { detail }),
      save,
      changes,
      remove,
      unique: contract[save].unique,
      size: 0,
      order: contract[first].paged ? [] : ['sort,asc'],
      search: {},
      keptBy: {},
      ...more[save],
    },
  ];
}

/** All entities whose rows the mock keeps. */
export const families: Family[] = operations.flatMap(familyOf);

/** Returns the operations of a family. */
export const operationsOf = ({ lists, detail, save, changes, remove }: Family): OperationId[] =>
  [...lists, detail, save, ...changes, remove].filter((id) => id !== undefined);
