import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { mayGrant } from '#platform/auth/mayGrant.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { isWithinReach } from './reach.ts';
import type { RoleRow } from './roleRows.ts';

/** A row as the API shows it, with what the caller may do to the role. */
export function toRole(row: RoleRow, context: Context): Schemas['Role'] {
  const { hasMoreMenus: _, exclusive: _exclusive, isOwn: _own, createTime, updateTime, ...shown } = row;
  return {
    ...shown,
    createTime: isoTime(createTime),
    updateTime: isoTime(updateTime),
    allowedActions: allowedActions(row, context),
  };
}

type Action = Schemas['Role']['allowedActions'][number];

function allowedActions(row: RoleRow, context: Context): Action[] {
  const { role: own } = context;
  if (!mayGrant(row, own)) return [];
  const mayCall = permitted(context);
  // A role of the platform is a model for those of a school.
  const copying: Action[] = mayCall('saveRole') && isWithinReach(context.session.companyId, context) ? ['COPY'] : [];
  if (!isWithinReach(row.companyId, context)) return copying;
  const actions: Action[] = [];
  if (mayCall('updateRole')) actions.push('EDIT');
  if (mayCall('updateRole') && !row.isOwn) actions.push(row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  actions.push(...copying);
  if (mayCall('deleteRole') && !row.builtIn && row.userCount === 0) actions.push('DELETE');
  return actions;
}
