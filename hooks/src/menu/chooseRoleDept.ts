import type { Schemas } from '@campus-procurement/sdk';
import { collegeIdOf } from './collegeIdOf.ts';

type Choice = Schemas['RoleDeptChoice'];

function choicesOf(list: Schemas['RoleDept'][]): Choice[] {
  return list.flatMap(({ roleId, deptList }) =>
    deptList.map((dept) => ({ roleId, deptId: dept.id, collegeId: collegeIdOf(dept) })),
  );
}

/** Returns the requested role and department with its college, or `undefined` if the user does not hold them. */
export function findRoleDept(list: Schemas['RoleDept'][], wish: Pick<Choice, 'roleId' | 'deptId'>): Choice | undefined {
  return choicesOf(list).find(({ roleId, deptId }) => roleId === wish.roleId && deptId === wish.deptId);
}

/** Returns the role and department to start with: the last choice if it is still available, otherwise the first in the list. */
export function chooseRoleDept(list: Schemas['RoleDept'][], last: Choice | null): Choice | undefined {
  return (last && findRoleDept(list, last)) ?? choicesOf(list)[0];
}
