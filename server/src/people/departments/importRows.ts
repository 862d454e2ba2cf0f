import type { Input } from '@campus-procurement/sdk';
import { type ReadRow, rowProblems } from '#platform/imports/readRow.ts';
import type { usersByAccount } from '#platform/imports/writtenUsers.ts';
import type { dictEntriesFor } from '#settings/dictionary/public.ts';
import type { Above, Place } from './placedRows.ts';

type ImportRow = Input<'importDepts'>['body']['rows'][number];

/** A department read from a row. */
export interface DeptRow extends ReadRow {
  id: string;
  dept: {
    deptName: string;
    deptCode: string;
    leaderId: string | null;
    phone: string | null;
    campus: string | null;
    sort: number;
  };
  /** The department above it; null if there is none. */
  above: Above | null;
}

/** The limit of the description for departments directly below another. */
export const mostChildren = 500;

/** Where a row belongs, or why it belongs nowhere. */
interface RowPlace {
  id: string;
  above: Above | null;
  rule: Place['rule'] | 'maxItems';
}

interface Choices {
  leaders: Awaited<ReturnType<typeof usersByAccount>>;
  campuses: Awaited<ReturnType<typeof dictEntriesFor>>;
}

/** Checks a row without spaces around its texts by the rules of `createDept`, without comparing it with other rows. */
export function readDeptRow(texts: ImportRow, row: number, { id, above, rule }: RowPlace, choices: Choices): DeptRow {
  const { problems, refuse, refuseBroken } = rowProblems(row);
  const { deptName, deptCode, leader = '', phone = '', campus = '', sort = '' } = texts;
  if (deptName === '') refuse('deptName', 'required');
  if (deptCode === '') refuse('deptCode', 'required');
  if (rule) refuse('parent', rule, rule === 'maxItems' ? { limit: String(mostChildren) } : {});
  const leaderId = choices.leaders.get(leader.toLowerCase())?.id ?? null;
  if (leader !== '' && !leaderId) refuse('leader', 'exists');
  const meantCampus = choices.campuses.find(({ dictValue, dictLabel, dictLabelEn }) =>
    [dictValue, dictLabel, dictLabelEn].includes(campus),
  );
  if (campus !== '' && !meantCampus) refuse('campus', 'exists');
  if (!/^\d*$/.test(sort)) refuse('sort', 'type', { type: 'integer' });
  const dept = {
    deptName,
    deptCode,
    leaderId,
    phone: phone || null,
    campus: meantCampus?.dictValue ?? null,
    sort: /^\d+$/.test(sort) ? Number(sort) : 0,
  };
  // The place is already known, so placeholders are used.
  refuseBroken('createDept', { ...dept, parentId: id, deptType: 1 });
  return { row, problems, id, dept, above };
}
