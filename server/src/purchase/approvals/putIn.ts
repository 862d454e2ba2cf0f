import { v7 as newId } from 'uuid';
import type { ApprovalCase } from '#approval/approvalCase.ts';
import { beginLimits } from '#approval/limits.ts';
import type { OpenSeat } from '#approval/seats.ts';
import { tellAsked } from '#approval/startCase.ts';
import type { Actor } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { say } from '#platform/i18n/language.ts';
import { logProject, type ProjectRow } from '../records/public.ts';

interface Change {
  /** The seats that are given away, all of one step. */
  seats: readonly OpenSeat[];
  users: readonly { id: string; name: string }[];
  /** Who puts them in, and why; null if the flow does. */
  by: { name: string; reason: string } | null;
  /** How the log of the purchase calls it. */
  step?: 'reassign' | 'escalate';
}

type Acting = Pick<Context, 'db' | 'now'>;

/** Gives seats of a case to other people, who are asked from now on. Purchase and case must be locked. @returns the case after it */
export async function putIn(
  project: ProjectRow,
  instance: ApprovalCase,
  { seats, users, by, step: logged = 'reassign' }: Change,
  actor: Actor,
  { db, now }: Acting,
): Promise<ApprovalCase> {
  const { companyId, id: instanceId } = instance;
  const [first] = seats;
  if (!first) throw new Error('There is no seat to give away');
  const ids = seats.map(({ id }) => id);
  const ofCase = db.updateTable('approvalTask').where((eb) => eb.and({ companyId, instanceId }));
  const left = await ofCase.set({ state: 'CANCELLED' }).where('id', 'in', ids).returning(['limitDays', 'userId']).execute();
  // Nobody waits for opinions that they have asked for.
  await ofCase.set({ state: 'CANCELLED' }).where('parentTaskId', 'in', ids).where('state', '=', 'PENDING').execute();
  // Later steps that counted on the agreement of who has left wait for it again.
  const leavers = left.flatMap(({ userId }) => userId ?? []);
  if (leavers.length > 0) {
    const counted = ofCase.where('state', '=', 'SKIPPED').where('step', '>', first.step).where('userId', 'in', leavers);
    await counted.set({ state: 'WAITING', since: null }).execute();
  }
  const fromUserName =
    seats
      .flatMap(({ userName }) => userName ?? [])
      .join('、')
      .slice(0, 50) || null;
  const { step, node, kind, mode } = first;
  const shared = { companyId, instanceId, step, node, kind, mode, limitDays: left[0]?.limitDays ?? 3, fromUserName };
  await db
    .insertInto('approvalTask')
    .values(
      users.map(({ id: userId }) => ({
        ...shared,
        id: newId(),
        userId,
        state: 'PENDING' as const,
        since: now,
        opinion: null,
        decideTime: null,
        byUserName: by?.name ?? null,
        putReason: by?.reason ?? null,
      })),
    )
    .execute();
  const kindOfPart = instance.bizType === 'RECEIPT' ? ('WITNESS' as const) : ('APPROVER' as const);
  await db
    .insertInto('projectParticipant')
    .values(users.map(({ id: userId }) => ({ companyId, projectId: project.id, userId, kind: kindOfPart })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Who comes with an older version is told who was there before.
  await db
    .updateTable('project')
    .set({ updateTime: now, updateByName: by?.name ?? say('zh-CN', 'actor', 'system') })
    .where((eb) => eb.and({ companyId, id: project.id }))
    .execute();
  await beginLimits(instance, { db, now });
  const names = users.map(({ name }) => name).join('、');
  const moved = `${fromUserName ?? '–'} → ${names}`.slice(0, 90);
  await logProject(logged, project, by === null ? moved : `${moved}: ${by.reason}`, actor, { db, now });
  const subject = { title: project.projectName, applicantName: project.applicantName, kind: instance.bizType };
  const asked = users.map(({ id: userId }) => ({ companyId, userId }));
  await tellAsked(instance, asked, subject, { db, now });
  return db
    .updateTable('approvalInstance')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where((eb) => eb.and({ companyId, id: instanceId }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
