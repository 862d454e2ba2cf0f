import type { Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import type { Context } from '../../context.ts';
import { businessDate } from '../../db/businessDate.ts';
import { isoTime } from '../isoTime.ts';
import type { SchoolRow } from './schoolRows.ts';
import { schoolStatusesAfter } from './schoolStatuses.ts';

/** What the caller may do with schools, as far as it does not depend on the school. */
export function schoolRights({ role, session, now }: Context) {
  const codes = session.permissions;
  const mayChange = codes.has(String(contract.updateSchool.permission));
  const maySetStatus = mayChange && role.dataScope === 'ALL' && codes.has(String(contract.updateCompanyStatus.permission));
  return { mayChange, maySetStatus, today: businessDate(now) };
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
