import type { Schemas } from '@campus-procurement/sdk';

/** A role in one department, with their names. */
export interface RoleDeptChoice {
  roleId: string;
  deptId: string;
  role: string;
  dept: string;
}

/** The server lists departments below roles; people choose pairs. */
export function roleDeptChoices(list: readonly Schemas['RoleDept'][]): RoleDeptChoice[] {
  return list.flatMap(({ roleId, roleName, deptList }) =>
    deptList.map(({ id, deptName }) => ({ roleId, deptId: id, role: roleName, dept: deptName })),
  );
}
