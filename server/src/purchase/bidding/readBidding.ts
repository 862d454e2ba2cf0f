import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { type ProjectRow, projectRows, visibleProjects } from '../records/public.ts';
import { latestRound } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';

/** Reads a purchase that the caller may read, with its round. @throws Failure `missing`, also for one that is not announced */
export async function readBidding(projectId: string, context: Context): Promise<{ project: ProjectRow; round: Round }> {
  const project = await projectRows(await visibleProjects(context))
    .where('project.id', '=', projectId)
    .executeTakeFirst();
  const round = project && (await latestRound(project, context));
  if (!project || !round) throw new Failure('missing');
  return { project, round };
}
