import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';
import { cancelTimers } from './dueProjects.ts';
import { lockedProject } from './lockedProject.ts';
import { tellOfficer } from './officers.ts';
import { tellApplicant } from './outcomes.ts';
import { projectFlow } from './projectFlow.ts';
import { releaseBeyond, unfreeze } from './projectFunds.ts';
import { factsOf } from './projectRows.ts';
import { stepOf, takeProjectStep } from './takeProjectStep.ts';

/** Gives up a purchase that was returned, that is approved, or that is carried out and has not arrived. Its money is available again. */
export async function terminateProject(
  { path: { id }, body: { version, reason } }: Input<'terminateProject'>,
  context: Context,
): Promise<Output<'terminateProject'>> {
  const { userId } = context.session;
  const project = await lockedProject(id, version, context);
  if (userId !== project.applicantId && userId !== project.officerId) throw new Failure('missing');
  const step = projectFlow.firstOf(['abandon', 'drop', 'cancel'], factsOf(project));
  const fields = { endReason: reason, waitingSince: null };
  const ended = await takeProjectStep(step, project, { said: reason, fields }, context);
  await cancelTimers(ended, context);
  if (step === 'cancel') await releaseBeyond(ended, '0.00', context);
  else await unfreeze(ended, context);
  if (userId !== project.applicantId) await tellApplicant(ended, 'TERMINATED', reason, context);
  else await tellOfficer(ended, reason, context);
  return stepOf(ended, context);
}
