import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import { readPage } from '#platform/lists/page.ts';
import { type Assigned, acceptanceRows, assignedDepts, supplierNameSql, toAcceptance } from './acceptanceRows.ts';
import { type FoundAcceptances, visibleAcceptances } from './visibleAcceptances.ts';

/** Returns one page of acceptances, the newest first. */
export async function queryAcceptancePage(
  { query = {} }: Input<'queryAcceptancePage'>,
  context: Context,
): Promise<Output<'queryAcceptancePage'>> {
  const assigned = await assignedDepts(context);
  const found = filtered(inScope(await visibleAcceptances(context), query.scope ?? 'ALL', assigned, context), query);
  const sorted = acceptanceRows(found).orderBy('acceptance.createTime', 'desc').orderBy('acceptance.id', 'desc');
  return readPage(query, found, sorted, (row) => toAcceptance(row, { reader: context, assigned }));
}

type Query = NonNullable<Input<'queryAcceptancePage'>['query']>;

function filtered(found: FoundAcceptances, { keyword, status, projectId }: Query): FoundAcceptances {
  let query = found;
  if (status !== undefined) query = query.where('acceptance.status', '=', status);
  if (projectId !== undefined) query = query.where('acceptance.projectId', '=', projectId);
  if (keyword === undefined) return query;
  const text = sql<string>`lower(coalesce(acceptance.acceptance_code, '') || ' ' || coalesce(project.project_code, '') || ' '
    || project.project_name || ' ' || ${supplierNameSql})`;
  return query.where(text, 'like', containing(keyword.toLowerCase()));
}

/** Narrows the acceptances that somebody sees to what waits for them, or to those in which they have a part. */
function inScope(
  found: FoundAcceptances,
  scope: NonNullable<Query['scope']>,
  { depts }: Assigned,
  reader: Reader,
): FoundAcceptances {
  const { companyId, userId } = reader.session;
  if (scope === 'ALL') return found;
  const own = found.where('acceptance.companyId', '=', companyId);
  const member = (condition = sql`true`) => sql<boolean>`exists (select from acceptance_member as member
    where member.company_id = acceptance.company_id and member.acceptance_id = acceptance.id and member.user_id = ${userId}
      and ${condition})`;
  if (scope === 'MINE') {
    return own.where((eb) =>
      eb.or([eb.and({ 'project.applicantId': userId }), eb.and({ 'project.officerId': userId }), member()]),
    );
  }
  const mayAssign = permitted(reader)('assignAcceptanceMembers');
  const isUnsigned = sql`member.sign_time is null`;
  const concludes = sql`member.member_role = 'LEADER' and not exists (select from acceptance_member as other
    where other.company_id = acceptance.company_id and other.acceptance_id = acceptance.id and other.sign_time is null)`;
  return own.where((eb) =>
    eb.or([
      eb.and({ 'acceptance.status': 'DRAFT', 'project.applicantId': userId }),
      eb.and([
        eb.and({ 'acceptance.status': 'ASSIGNING' }),
        eb.or([
          eb.and({ 'project.officerId': userId }),
          ...(mayAssign && depts.size > 0
            ? [eb.and([eb('project.deptId', 'in', [...depts]), eb('project.applicantId', '<>', userId)])]
            : []),
        ]),
      ]),
      eb.and([eb.and({ 'acceptance.status': 'INSPECTING' }), member(sql`(${isUnsigned} or ${concludes})`)]),
    ]),
  );
}
