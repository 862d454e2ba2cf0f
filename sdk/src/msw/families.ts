import type { OperationId, PagedId } from '../types.ts';

/** The operations that create, read, update and delete the rows of one entity, and the rules of its rows. */
export interface Family {
  page: PagedId;
  /** All rows, each with what the operation's answer has of it. */
  list?: OperationId;
  detail: OperationId;
  save: OperationId;
  update: OperationId;
  remove: OperationId;
  /** Rows of a fresh mock. */
  size: number;
  /** Fields that no two rows share. */
  unique: string[];
  /** The order of a page that is asked for in no other: 'field,asc' or 'field,desc'. */
  order: string[];
  /** Query parameters that search other fields than the one of their own name. */
  search: Record<string, string[]>;
  /** What keeps a row from being removed: a field that is true or above 0, and the code of the refusal. */
  keptBy: Record<string, number>;
}

/** All entities that the mock keeps rows of. */
export const families: Family[] = [
  {
    page: 'queryRolePage',
    list: 'queryRoleList',
    detail: 'queryRoleDetail',
    save: 'saveRole',
    update: 'updateRole',
    remove: 'deleteRole',
    size: 23,
    unique: ['roleName', 'roleCode'],
    order: ['builtIn,asc', 'createTime,desc'],
    search: { roleName: ['roleName', 'roleCode'] },
    keptBy: { builtIn: 4208, userCount: 4204 },
  },
];
