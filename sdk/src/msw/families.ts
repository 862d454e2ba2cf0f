import type { ContractOperation } from '../contract.ts';
import { contract } from '../generated/contract.ts';
import type { OperationId, PagedId } from '../types.ts';

/** The operations that create, read, update and delete the rows of one entity, and the rules of its rows. */
export interface Family {
  page: PagedId;
  /** All rows, each with what the operation's answer has of it. */
  list?: OperationId;
  detail?: OperationId;
  save: OperationId;
  update: OperationId;
  /** A step in the publication of a row. */
  publish?: OperationId;
  remove: OperationId;
  /** Fields that no two rows share. */
  unique: string[];
  /** Rows of a fresh mock; at least those of the examples. */
  size: number;
  /** The order of a page that is asked for in no other: 'field,asc' or 'field,desc'. Without any, what is new stands first. */
  order: string[];
  /** Query parameters that search other fields than the one of their own name. */
  search: Record<string, string[]>;
  /** What keeps a row from being removed: a field that is true or above 0, and the code of the refusal. */
  keptBy: Record<string, number>;
}

/** What the description does not say in a form that can be read by a program. */
const more: Partial<Record<PagedId, Partial<Family>>> = {
  queryRolePage: {
    size: 23,
    order: ['builtIn,asc', 'createTime,desc'],
    search: { roleName: ['roleName', 'roleCode'] },
    keptBy: { builtIn: 4208, userCount: 4204 },
  },
};

/** An operation of this name, if there is one. */
const known = (id: string): OperationId | undefined => (contract as Record<string, ContractOperation>)[id]?.id;

/** `queryRolePage`, `saveRole`, `updateRole` and `deleteRole` make a family, with whatever else is called so. */
function familyOf({ id }: ContractOperation): Family[] {
  const entity = /^query(\w+)Page$/.exec(id)?.[1];
  const [save, update, remove] = ['save', 'update', 'delete'].map((verb) => known(`${verb}${entity}`));
  if (!save || !update || !remove) return [];
  const list = known(`query${entity}List`);
  const detail = known(`query${entity}Detail`) ?? known(`get${entity}Detail`);
  const publish = known(`publish${entity}`);
  const page = id as PagedId;
  return [
    {
      page,
      save,
      update,
      remove,
      ...(list && { list }),
      ...(detail && { detail }),
      ...(publish && { publish }),
      unique: contract[save].unique,
      size: 0,
      order: [],
      search: {},
      keptBy: {},
      ...more[page],
    },
  ];
}

/** All entities that the mock keeps rows of. */
export const families: Family[] = Object.values(contract).flatMap(familyOf);

/** The operations of a family. */
export const operationsOf = ({ page, list, detail, save, update, publish, remove }: Family): OperationId[] =>
  [page, list, detail, save, update, publish, remove].filter((id) => id !== undefined);
