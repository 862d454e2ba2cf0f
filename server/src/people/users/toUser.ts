import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import { mayGrant } from '#platform/auth/mayGrant.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';
import type { rolesOfUsers, UserRow } from './userRows.ts';

type HeldRoles = NonNullable<ReturnType<Awaited<ReturnType<typeof rolesOfUsers>>['get']>>;

/** Returns whether another system provides the account, with its name and its way to log in. */
export function isSynchronised(source: Schemas['UserSource']): boolean {
  return source === 'CAS' || source === 'QLGD';
}

/** Returns a user as the API shows them, with the complete phone number. */
export function toUser(row: UserRow, roles: HeldRoles, context: Reader): Schemas['User'] {
  const { deptType, aboveName, needChangePassword: _, initialPasswordExpireTime: _end, roleIds: _roleIds, ...shown } = row;
  return {
    ...shown,
    collegeName: deptType === 2 && aboveName !== null ? aboveName : row.deptName,
    roles: roles.map(({ id, roleCode, roleName }) => ({ id, roleCode, roleName })),
    lastLoginTime: isoTimeOrNull(row.lastLoginTime),
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: allowedActions(row, roles, context),
  };
}

type Action = Schemas['User']['allowedActions'][number];

function allowedActions(row: UserRow, roles: HeldRoles, context: Reader): Action[] {
  if (!roles.every((held) => mayGrant(held, context.role))) return [];
  const mayCall = permitted(context);
  const isOwn = row.id === context.session.userId;
  const actions: Action[] = [];
  if (mayCall('updateUser')) actions.push('EDIT');
  if (isOwn) return actions;
  if (mayCall('updateUser')) actions.push(...(row.status === 'ENABLED' ? (['DISABLE', 'LOCK'] as const) : (['ENABLE'] as const)));
  if (mayCall('resetPassword') && !isSynchronised(row.source)) actions.push('RESET_PASSWORD');
  if (mayCall('deleteUser')) actions.push('DELETE');
  return actions;
}
