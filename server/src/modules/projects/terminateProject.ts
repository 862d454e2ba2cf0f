import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { cancelTimers } from './dueProjects.ts';
import { ownLockedProject } from './lockedProject.ts';
import { projectFlow } from './projectFlow.ts';
import { releaseBeyond, unfreeze } from './projectFunds.ts';
import { factsOf } from './projectRows.ts';
import { stepOf, takeProjectStep } from './takeProjectStep.ts';

/** Gives up a purchase that was returned, or that is carried out and has not arrived. Its money is available again. */
export async function terminateProject(
  { path: { id }, body: { version, reason } }: Input<'terminateProject'>,
  context: Context,
): Promise<Output<'terminateProject'>> {
  const project = await ownLockedProject(id, version, context);
  const step = projectFlow.firstOf(['abandon', 'cancel'], factsOf(project));
  const fields = { endReason: reason, waitingSince: null };
  const ended = await takeProjectStep(step, project, { said: reason, fields }, context);
  await cancelTimers(ended, context);
  if (step === 'abandon') await unfreeze(ended, context);
  else await releaseBeyond(ended, '0.00', context);
  return stepOf(ended);
}
