import type { ContractOperation } from '../contract.ts';
import { contract } from '../generated/contract.ts';
import type { OperationId } from '../types.ts';

/** The operations that create, read, update and delete the rows of one entity, and the rules of its rows. */
export interface Family {
  /** Pages, lists and trees of the rows. The examples of the first one are the first rows. */
  lists: [OperationId, ...OperationId[]];
  detail?: OperationId;
  save: OperationId;
  /** What changes a row that is there: its fields, its status, a step in its publication. Without any, `save` does, given an id. */
  changes: OperationId[];
  remove: OperationId;
  /** Fields that no two rows share. */
  unique: string[];
  /** Rows of a fresh mock; at least those of the examples. */
  size: number;
  /** The order of a list that is asked for in no other: 'field,asc' or 'field,desc'. Without any, what is new stands first. */
  order: string[];
  /** Query parameters that search other fields than the one of their own name. */
  search: Record<string, string[]>;
  /** What keeps a row from being removed: a field that is true or above 0, and the code of the refusal. */
  keptBy: Record<string, number>;
}

/** What the description does not say in a form that can be read by a program. */
const more: Partial<Record<OperationId, Partial<Family>>> = {
  saveRole: {
    size: 23,
    order: ['builtIn,asc', 'createTime,desc'],
    search: { roleName: ['roleName', 'roleCode'] },
    keptBy: { builtIn: 4208, userCount: 4204 },
  },
};

const operations = Object.values(contract);

/** The operations with such a name. */
function named(pattern: string): OperationId[] {
  const whole = new RegExp(`^(?:${pattern})$`);
  return operations.filter(({ id }) => whole.test(id)).map(({ id }) => id);
}

/** `queryRolePage`, `saveRole`, `updateRole` and `deleteRole` make a family, with whatever else is called so. */
function familyOf({ id: save }: ContractOperation): Family[] {
  const entity = /^(?:save|create)(\w+)$/.exec(save)?.[1];
  if (!entity) return [];
  const entities = entity.replace(/y$/, 'ie').concat('s');
  // A word before the entity says whose rows they are, or which place they hold; one behind it makes another entity of it.
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

/** All entities that the mock keeps rows of. */
export const families: Family[] = operations.flatMap(familyOf);

/** The operations of a family. */
export const operationsOf = ({ lists, detail, save, changes, remove }: Family): OperationId[] =>
  [...lists, detail, save, ...changes, remove].filter((id) => id !== undefined);
