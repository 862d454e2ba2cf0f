import type { Schemas } from '@campus-procurement/sdk';
import { dayOf, isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '../../auth/permitted.ts';
import type { Context } from '../../context/context.ts';
import type { SchoolRow } from './schoolRows.ts';
import { schoolStatusesAfter } from './schoolStatuses.ts';

/** What the caller may do with schools, as far as it does not depend on the school. */
export function schoolRights(context: Context) {
  const mayCall = permitted(context);
  const mayChange = mayCall('updateSchool');
  const maySetStatus = mayChange && context.role.dataScope === 'ALL' && mayCall('updateCompanyStatus');
  return { mayChange, maySetStatus, today: dayOf(context.now) };
}

type Rights = ReturnType<typeof schoolRights>;

/** A school as the API shows it. */
export function toSchool(row: SchoolRow, rights: Rights): Schemas['School'] {
  const { statusBefore: _, ...shown } = row;
  return {
    ...shown,
    companyId: row.id,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: allowedActions(row, rights),
  };
}

const actionFor = { TRIAL: 'START_TRIAL', ACTIVE: 'ACTIVATE', SUSPENDED: 'SUSPEND' } as const;

function allowedActions(row: SchoolRow, { mayChange, maySetStatus, today }: Rights): Schemas['School']['allowedActions'] {
  const statuses = maySetStatus ? schoolStatusesAfter(row, today) : [];
  return [...(mayChange ? (['EDIT'] as const) : []), ...statuses.map((status) => actionFor[status])];
}
