import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { askedIn } from '#approval/askedIn.ts';
import { isBlockedSql } from '#approval/seats.ts';
import type { Reader } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';

/** Selects cases of the caller's school with what a list shows of them. */
export function caseRows({ db, session }: Pick<Reader, 'db' | 'session'>) {
  return db
    .selectFrom('approvalInstance as instance')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'instance.companyId').onRef('project.id', '=', 'instance.projectId'),
    )
    .innerJoin('appUser as applicant', (join) =>
      join.onRef('applicant.companyId', '=', 'project.companyId').onRef('applicant.id', '=', 'project.applicantId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'project.companyId').onRef('dept.id', '=', 'project.deptId'))
    .where('instance.companyId', '=', session.companyId);
}

type Found = ReturnType<typeof caseRows>;

/** Narrows cases down to those with a part of number, name or applicant. */
export function withKeyword(found: Found, keyword: string | undefined): Found {
  if (keyword === undefined) return found;
  const text = sql<string>`lower(coalesce(project.project_code, '') || ' ' || project.project_name || ' ' || applicant.name)`;
  return found.where(text, 'like', containing(keyword.toLowerCase()));
}

/** Selects the columns of a case that a list shows. */
export function withCaseColumns(found: Found) {
  return found
    .select(['instance.id as instanceId', 'instance.bizType', 'instance.projectId', 'project.projectCode'])
    .select(['project.projectName as title', 'project.applicantId', 'applicant.name as applicantName', 'dept.deptName'])
    .select(['instance.amount', 'instance.status', 'instance.version', 'instance.createTime', 'instance.endTime'])
    .select(jsonArrayFrom(askedIn('instance', 'id')).as('asked'))
    .select((eb) => [
      eb
        .selectFrom('approvalTask as open')
        .select((open) => open.fn.min('open.since').as('since'))
        .whereRef('open.companyId', '=', 'instance.companyId')
        .whereRef('open.instanceId', '=', 'instance.id')
        .where('open.state', '=', 'PENDING')
        .as('waitingSince'),
      eb
        .selectFrom('approvalTask as open')
        .select((open) => open.fn.min('open.limitTime').as('limit'))
        .whereRef('open.companyId', '=', 'instance.companyId')
        .whereRef('open.instanceId', '=', 'instance.id')
        .where('open.state', '=', 'PENDING')
        .as('limitTime'),
      eb
        .selectFrom('projectModify as change')
        .select('change.modifyTypes')
        .whereRef('change.companyId', '=', 'instance.companyId')
        .whereRef('change.instanceId', '=', 'instance.id')
        .as('modifyTypes'),
      isBlockedSql.as('isBlocked'),
      // What an open request has frozen on a card counts as available there.
      eb
        .selectFrom('projectFund as fund')
        .innerJoin('expenditure as card', (join) =>
          join.onRef('card.companyId', '=', 'fund.companyId').onRef('card.id', '=', 'fund.expenditureId'),
        )
        .select(sql<string>`min(card.available_amount + fund.frozen - fund.amount)::text`.as('remaining'))
        .whereRef('fund.companyId', '=', 'instance.companyId')
        .whereRef('fund.projectId', '=', 'instance.projectId')
        .where(sql<boolean>`instance.biz_type = 'PURCHASE' and instance.status = 'RUNNING'`)
        .as('remainingAmount'),
    ]);
}

type CaseRow = Awaited<ReturnType<ReturnType<typeof withCaseColumns>['executeTakeFirstOrThrow']>>;

/** Returns a case as a list shows it. @param since waiting since, or decided at */
export function toCase(row: CaseRow, taskId: string | null, since: string, { now }: { now: Date }): Schemas['ApprovalTask'] {
  const { asked, waitingSince, limitTime, createTime: _created, endTime: _ended, ...shown } = row;
  return {
    ...shown,
    modifyTypes: row.modifyTypes ?? [],
    waitingSince: waitingSince && isoTime(waitingSince),
    limitTime: limitTime && isoTime(limitTime),
    isOverdue: limitTime !== null && limitTime <= now,
    id: taskId ?? row.instanceId,
    taskId,
    waitingFor: asked.slice(0, 20).map(({ name }) => name),
    since,
    forUserName: null,
    decidedByName: null,
    askedByName: null,
  };
}
