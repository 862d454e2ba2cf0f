import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { ProjectRow } from '../records/public.ts';

/** @throws Failure `invalid` with rule `exists` unless all are enabled users of the school other than the caller */
export async function refuseForeignCopies(userIds: readonly string[], { db, session }: Context): Promise<void> {
  if (userIds.length === 0) return;
  const rows = await db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId: session.companyId, status: 'ENABLED' }))
    .where('id', 'in', userIds)
    .where('id', '<>', session.userId)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const faults = userIds.flatMap((id, index) => (known.has(id) ? [] : [{ field: `copyUserIds.${index}`, rule: 'exists' }]));
  if (faults.length > 0) throw invalid(...faults);
}

/**
 * Lets users read a purchase and its case, and tells those who could not before.
 * @param instanceId null if nobody needs to approve
 */
export async function copyTo(
  userIds: readonly string[],
  { companyId, id: projectId, projectName: title, applicantName, amount }: ProjectRow,
  instanceId: string | null,
  { db, now }: Context,
): Promise<void> {
  if (userIds.length === 0) return;
  const added = await db
    .insertInto('projectParticipant')
    .values(userIds.map((userId) => ({ companyId, projectId, userId, kind: 'COPIED' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['companyId', 'userId'])
    .execute();
  const biz = instanceId === null ? { type: 'PROJECT' as const, id: projectId } : { type: 'APPROVAL' as const, id: instanceId };
  await sendMessage(db, { to: added, sceneCode: 'APPROVAL_COPY', params: { title, applicantName, amount }, biz }, now);
}
