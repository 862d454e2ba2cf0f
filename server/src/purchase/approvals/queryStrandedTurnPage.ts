import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { strandedTurns } from '#approval/strandedTurns.ts';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import {
  applicantLeftSql,
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

interface Row extends Omit<Schemas['StrandedTurn'], 'mayHandOver' | 'since' | 'holders'> {
  lacksOfficer: boolean;
  applicantId: string | null;
  holders: Omit<Schemas['MissingHolder'], 'part'>[];
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
      project.applicant_id, first.holders, coalesce(${isOfOfficer}, false) as lacks_officer
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
  const open = await actsOf(shown, context);
  const records = shown.map(({ lacksOfficer, applicantId, holders, ...row }) => {
    const acts = row.projectId === null ? [] : (open.get(row.projectId) ?? []);
    return {
      ...row,
      holders: holders.map((holder) => ({ ...holder, part: partOf(row.step, holder.userId, { applicantId, acts }) })),
      mayHandOver: lacksOfficer && acts.includes('HAND_OVER'),
      since: isoTime(row.since),
    };
  });
  return { records, total: all.length, current, size };
}

type Act = Schemas['Project']['allowedActions'][number];

/** Returns as what the caller may replace somebody of whom a step is awaited. */
function partOf(
  step: Schemas['TodoKind'],
  userId: string | null,
  { applicantId, acts }: { applicantId: string | null; acts: readonly Act[] },
): Schemas['HolderPart'] | null {
  if (userId === null) return null;
  if (step === 'SHARED_RECEIPT') return 'BORROWER';
  if (step === 'SIGN_ACCEPTANCE' || step === 'CONCLUDE') return 'MEMBER';
  return userId === applicantId && acts.includes('REPLACE_REQUESTER') ? 'REQUESTER' : null;
}

/** Returns what the caller may do about the purchases of some steps. */
async function actsOf(rows: readonly Row[], context: Context): Promise<Map<string, readonly Act[]>> {
  const ids = rows.flatMap(({ projectId }) => projectId ?? []);
  if (ids.length === 0) return new Map();
  const found = await projectRows((await visibleProjects(context)).where('project.id', 'in', ids))
    .select(applicantLeftSql.as('applicantLeft'))
    .execute();
  return new Map(found.map((row) => [row.id, projectFlow.allowedActions(factsOf(row), relationsOf(row, context))]));
}
