import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { ApprovalCase } from '#approval/approvalCase.ts';
import { tellAsked } from '#approval/startCase.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { clockOf } from '#platform/failure/staleBy.ts';

const pauseMs = 4 * 3600_000;

/** Reminds those who are asked in a case now. */
export async function urgeApprovalInstance(
  { path: { id } }: Input<'urgeApprovalInstance'>,
  { db, now, session: { companyId, userId } }: Context,
): Promise<Output<'urgeApprovalInstance'>> {
  const instance = await db
    .selectFrom('approvalInstance')
    .selectAll()
    .where((eb) => eb.and({ companyId, id, applicantId: userId }))
    .forUpdate()
    .executeTakeFirst();
  if (!instance) throw new Failure('missing');
  if (instance.status !== 'RUNNING') throw new Failure('wrongState');
  const pause = urgePause(instance, now);
  if (pause) {
    const params = { time: clockOf(pause.from, now), next: clockOf(pause.to, now) };
    throw new Failure('urgedLately', { params });
  }
  await db
    .updateTable('approvalInstance')
    .set({ urgeTime: now })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  const asked = await db
    .selectFrom('approvalTask as task')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'task.companyId').onRef('user.id', '=', 'task.userId'),
    )
    .select(['task.companyId', 'user.id as userId', 'user.name'])
    .where((eb) => eb.and({ 'task.companyId': companyId, 'task.instanceId': id, 'task.state': 'PENDING' }))
    .orderBy('user.id')
    .execute();
  const subject = await db
    .selectFrom('project')
    .innerJoin('appUser as applicant', (join) =>
      join.onRef('applicant.companyId', '=', 'project.companyId').onRef('applicant.id', '=', 'project.applicantId'),
    )
    .select(['project.projectName as title', 'applicant.name as applicantName'])
    .where((eb) => eb.and({ 'project.companyId': companyId, 'project.id': instance.projectId }))
    .executeTakeFirstOrThrow();
  await tellAsked(instance, asked, { ...subject, kind: 'URGED' }, { db, now });
  return {
    id,
    urgeTime: isoTime(now),
    nextUrgeTime: isoTime(afterPause(now)),
    names: asked.slice(0, 20).map(({ name }) => name),
  };
}

/** Returns when a running case was urged last and from when on it can be again; null if it can be now. */
export function urgePause({ urgeTime }: Pick<ApprovalCase, 'urgeTime'>, now: Date): { from: Date; to: Date } | null {
  if (urgeTime === null) return null;
  const to = afterPause(urgeTime);
  return to > now ? { from: urgeTime, to } : null;
}

const afterPause = (time: Date) => new Date(time.getTime() + pauseMs);
