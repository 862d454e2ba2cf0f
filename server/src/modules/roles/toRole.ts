import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '../../auth/permitted.ts';
import type { Context } from '../../context/context.ts';
import { isAbove, isWithinReach } from './reach.ts';
import type { RoleRow } from './roleRows.ts';

/** A row as the API shows it, with what the caller may do to the role. */
export function toRole(row: RoleRow, context: Context): Schemas['Role'] {
  const { hasMoreMenus: _, createTime, updateTime, ...shown } = row;
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
  if (isAbove(row, own)) return [];
  const mayCall = permitted(context);
  // A role of the platform is a model for those of a school.
  const copying: Action[] = mayCall('saveRole') && isWithinReach(context.session.companyId, context) ? ['COPY'] : [];
  if (!isWithinReach(row.companyId, context)) return copying;
  const isOwn = row.id === own.id && row.companyId === own.companyId;
  const actions: Action[] = [];
  if (mayCall('updateRole')) actions.push('EDIT');
  if (mayCall('updateRole') && !isOwn) actions.push(row.status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  actions.push(...copying);
  if (mayCall('deleteRole') && !row.builtIn && row.userCount === 0) actions.push('DELETE');
  return actions;
}
