import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { strandedTurns } from '#approval/strandedTurns.ts';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import {
  begunProjects,
  factsOf,
  projectFlow,
  projectRows,
  relationsOf,
  turnJoinsSql,
  turnRecordSql,
  turnTitleSql,
  visibleProjects,
} from '../records/public.ts';

interface Row extends Omit<Schemas['StrandedTurn'], 'mayHandOver' | 'since'> {
  lacksOfficer: boolean;
  since: Date;
}

/** Whether the officer is missing as such: as a member of an acceptance, nobody else takes the place with the purchase. */
const isOfOfficer = sql`project.officer_id = any(first.user_ids) and first.step not in ('SIGN_ACCEPTANCE', 'CONCLUDE')`;

/** Selects the steps within the caller's reach that nobody can do, as `stranded`. */
export async function strandedRows(reader: Reader) {
  const seen = (await begunProjects(reader)).select(['project.companyId', 'project.id']);
  const isSeen = (await deptsWithinScope(reader)) === null ? sql`true` : sql`(first.company_id, first.project_id) in (${seen})`;
  const rows = sql<Row>`(select first.step || ' ' || first.record_id as id, first.step, first.project_id, first.since,
      ${turnRecordSql} as record_id, project.project_code, ${turnTitleSql} as title, applicant.name as applicant_name,
      first.holders, coalesce(${isOfOfficer}, false) as lacks_officer
    from ${strandedTurns(reader)} as first ${turnJoinsSql} where ${isSeen})`;
  return reader.db.selectFrom(rows.as<'stranded'>('stranded'));
}

/** Returns one page of the steps that wait only for those who cannot do them any more. */
export async function queryStrandedTurnPage(
  { query = {} }: Input<'queryStrandedTurnPage'>,
  context: Context,
): Promise<Output<'queryStrandedTurnPage'>> {
  const rows = await strandedRows(context);
  const words = sql<string>`lower(concat_ws(' ', project_code, title, applicant_name))`;
  const found = query.keyword === undefined ? rows : rows.where(words, 'like', containing(query.keyword.toLowerCase()));
  const { current = 1, size = 10 } = query;
  // To find one takes a look at all that is awaited: they are found once, and are few.
  const all = await found.selectAll().orderBy('since').orderBy('id').execute();
  const shown = all.slice((current - 1) * size, current * size);
  const open = await handedOver(shown, context);
  const records = shown.map(({ lacksOfficer: _lacks, ...row }) => ({
    ...row,
    mayHandOver: row.projectId !== null && open.has(row.projectId),
    since: isoTime(row.since),
  }));
  return { records, total: all.length, current, size };
}

/** Of which purchases the caller may replace the officer, who is missing. */
async function handedOver(rows: readonly Row[], context: Context): Promise<Set<string>> {
  const ids = rows.flatMap(({ projectId, lacksOfficer }) => (lacksOfficer && projectId !== null ? [projectId] : []));
  if (ids.length === 0) return new Set();
  const found = await projectRows((await visibleProjects(context)).where('project.id', 'in', ids)).execute();
  const allowed = found.filter((row) =>
    projectFlow.allowedActions(factsOf(row), relationsOf(row, context)).includes('HAND_OVER'),
  );
  return new Set(allowed.map(({ id }) => id));
}
