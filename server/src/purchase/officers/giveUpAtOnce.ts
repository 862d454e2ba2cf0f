import type { Context } from '#platform/context/context.ts';
import { type ProjectRow, takeProjectStep } from '../records/public.ts';
import { tellOfficer } from './officers.ts';
import { tellApplicant } from './outcomes.ts';

/**
 * Gives up a locked purchase that was returned, that is approved, or that is carried out and has not arrived. Its money is available again.
 * @throws Failure `forbidden` or `wrongState`
 */
export async function giveUpAtOnce(
  project: ProjectRow,
  { step, reason }: { step: 'abandon' | 'drop' | 'cancel'; reason: string },
  context: Context,
): Promise<ProjectRow> {
  const fields = { endReason: reason, waitingSince: null };
  const ended = await takeProjectStep(step, project, { said: reason, fields }, context);
  if (context.session.userId !== project.applicantId) await tellApplicant(ended, 'TERMINATED', reason, context);
  else await tellOfficer(ended, reason, context);
  return ended;
}
