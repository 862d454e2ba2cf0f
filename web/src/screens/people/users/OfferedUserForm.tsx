import { useApiQuery, useUser } from '@campus-procurement/hooks';
import { UserForm } from './UserForm.tsx';
import type { OfferedUser } from './useOfferedUser.ts';
import { newUser } from './userSchema.ts';

/** The form for a new user, with the school and the role that the address names already chosen. */
export default function OfferedUserForm({ offered, onClose }: { offered: OfferedUser; onClose: () => void }) {
  const me = useUser();
  const companyId = (me.userType === 'PLATFORM' && offered.companyId) || me.companyId;
  const query = { companyId, status: 'ENABLED' } as const;
  const tree = useApiQuery('getLocalDeptTree', { query: { ...query, withinScope: true } });
  const grantable = useApiQuery('queryRoleList', { query: { ...query, grantable: true } });
  const role = grantable.data?.find(({ roleCode }) => roleCode === offered.roleCode);
  // Administrators of a school belong to the school as a whole; where others belong is for the caller to choose.
  const root = offered.companyId === null ? undefined : tree.data?.[0];
  const empty = newUser(companyId);
  const values = {
    ...empty,
    deptId: root?.id ?? '',
    roleDeptList: role ? [{ roleId: role.id, deptIds: root ? [root.id] : [] }] : [],
  };
  return <UserForm user={null} onClose={onClose} begun={{ values, waitFor: [tree, grantable] }} />;
}
