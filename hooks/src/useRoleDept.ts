import type { Schemas } from '@campus-procurement/sdk';
import { useSessionContext } from './contexts.ts';
import { collegeIdOf } from './menu/collegeIdOf.ts';
import type { Session } from './session/Session.ts';
import { useReadySession } from './useSession.ts';

/**
 * Returns the current role and department, those that the user can switch to, and `switchTo`.
 *
 * @throws Error if nobody is logged in
 * @example
 * const { current, list, switchTo, isSwitching } = useRoleDept();
 * current.role.roleName; // 'Requester'
 * const other = list[1];
 * if (other?.deptList[0]) await switchTo({ roleId: other.roleId, deptId: other.deptList[0].id });
 */
export function useRoleDept(): {
  current: { role: Schemas['RoleBrief']; dept: Schemas['DeptBrief']; collegeId: string };
  list: Schemas['RoleDept'][];
  switchTo: Session['switchTo'];
  isSwitching: boolean;
} {
  const { switchTo } = useSessionContext();
  const { user, role, dept, switching } = useReadySession();
  return { current: { role, dept, collegeId: collegeIdOf(dept) }, list: user.roleDeptList, switchTo, isSwitching: switching };
}
