import type { Schemas } from '@campus-procurement/sdk';
import { collegeIdOf } from './collegeIdOf.ts';

type Choice = Schemas['RoleDeptChoice'];

function choicesOf(list: Schemas['RoleDept'][]): Choice[] {
  return list.flatMap(({ roleId, deptList }) =>
    deptList.map((dept) => ({ roleId, deptId: dept.id, collegeId: collegeIdOf(dept) })),
  );
}

/** The wished role and department with its college, if the user holds them. */
export function findRoleDept(list: Schemas['RoleDept'][], wish: Pick<Choice, 'roleId' | 'deptId'>): Choice | undefined {
  return choicesOf(list).find(({ roleId, deptId }) => roleId === wish.roleId && deptId === wish.deptId);
}

/** The role and department to begin with: the last choice if it is still in the list, otherwise the first there is. */
export function chooseRoleDept(list: Schemas['RoleDept'][], last: Choice | null): Choice | undefined {
  return (last && findRoleDept(list, last)) ?? choicesOf(list)[0];
}
