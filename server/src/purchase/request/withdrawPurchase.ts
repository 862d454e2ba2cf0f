import type { Context } from '#platform/context/context.ts';
import { factsOf, type ProjectRow, projectFlow, takeProjectStep } from '../records/public.ts';

/** Takes a request back, or gives back the money of one that was returned. @throws Failure `forbidden` or `wrongState` */
export async function withdrawPurchase(project: ProjectRow, reason: string | null, context: Context): Promise<ProjectRow> {
  const step = projectFlow.firstOf(['withdraw', 'giveBack'], factsOf(project));
  const fields = { returnCause: 'WITHDRAWN' as const, endReason: reason };
  return takeProjectStep(step, project, { said: reason, fields }, context);
}
