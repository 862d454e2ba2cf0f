import type { Input, Output } from '@campus-procurement/sdk';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { closeIfOver, holdForEnd } from '../bidding/public.ts';
import { giveUpAtOnce } from '../officers/public.ts';
import { factsOf, lockedProject, moveProject, type ProjectRow, projectFlow, relationsOf, stepOf } from '../records/public.ts';
import { askAboutProject } from '../request/public.ts';

/** Gives up a purchase. Once suppliers have been told of it, an approval decides, and meanwhile it stands still. */
export async function terminateProject(
  { path: { id }, body: { version, reason } }: Input<'terminateProject'>,
  context: Context,
): Promise<Output<'terminateProject'>> {
  const { userId } = context.session;
  const found = await lockedProject(id, version, context);
  if (userId !== found.applicantId && userId !== found.officerId) throw new Failure('missing');
  const project = await closeIfOver(found, context);
  const step = projectFlow.firstOf(['abandon', 'drop', 'cancel', 'askEnd'], factsOf(project));
  const after = step === 'askEnd' ? await ask(project, reason, context) : await giveUpAtOnce(project, { step, reason }, context);
  return stepOf(after, context);
}

async function ask(project: ProjectRow, reason: string, context: Context): Promise<ProjectRow> {
  projectFlow.check('askEnd', factsOf(project), relationsOf(project, context));
  const held = await holdForEnd(project, reason, context);
  const { amount, phase, waitingSince } = held.project;
  await askAboutProject(held.project, { bizType: 'TERMINATION', amount, askedBy: context.session.userId, reason }, context);
  const fields = { phase, waitingSince, nextTime: null, ...held.fields, terminating: true };
  const actor = await callerOf(context);
  return moveProject(projectFlow.step('askEnd'), held.project, { said: reason, fields }, actor, context);
}
