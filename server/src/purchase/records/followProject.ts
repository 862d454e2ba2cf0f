import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { visibleProjects } from './visibleProjects.ts';

/** Follows a purchase that the caller sees, or does so no longer. Following keeps it in sight. */
export async function followProject(
  { path: { id }, body: { follow } }: Input<'followProject'>,
  context: Context,
): Promise<Output<'followProject'>> {
  const { db, session } = context;
  const seen = await visibleProjects(context);
  const project = await seen.select('project.companyId').where('project.id', '=', id).executeTakeFirst();
  if (!project) throw new Failure('missing');
  const { companyId } = project;
  // Those of the platform see the purchases of all schools, and have a part in none.
  if (companyId !== session.companyId) throw new Failure('otherSchool', { params: { companyId } });
  const row = { companyId, projectId: id, userId: session.userId, kind: 'FOLLOWER' as const };
  if (follow) {
    await db
      .insertInto('projectParticipant')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('projectParticipant')
      .where((eb) => eb.and(row))
      .execute();
  }
  return { follow };
}
