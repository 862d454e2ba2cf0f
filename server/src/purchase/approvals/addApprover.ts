import type { Context } from '#platform/context/context.ts';

/** Lets somebody who is asked about a purchase read it, also afterwards. */
export async function addApprover(
  { companyId, id: projectId }: { companyId: string; id: string },
  userId: string,
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  await db
    .insertInto('projectParticipant')
    .values({ companyId, projectId, userId, kind: 'APPROVER' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
