import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import type { SchoolRow } from './schoolRows.ts';

/** What the caller may do with schools, as far as it does not depend on the school. */
export function schoolRights(context: Context) {
  const mayCall = permitted(context);
  const mayChange = mayCall('updateSchool');
  const maySetStatus = mayChange && context.role.dataScope === 'ALL' && mayCall('updateCompanyStatus');
  return { mayChange, maySetStatus };
}

type Rights = ReturnType<typeof schoolRights>;

/** A school as the API shows it. */
export function toSchool(row: SchoolRow, { mayChange, maySetStatus }: Rights): Schemas['School'] {
  const statusAction = row.status === 'ACTIVE' ? ('SUSPEND' as const) : ('ACTIVATE' as const);
  return {
    ...row,
    companyId: row.id,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: [...(mayChange ? (['EDIT'] as const) : []), ...(maySetStatus ? [statusAction] : [])],
  };
}
