import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { lockedProject, stepOf, takeProjectStep } from '../records/public.ts';
import { tellApplicant } from './outcomes.ts';
import { announceSource } from './sourceNotice.ts';

/** An officer takes an approved purchase that nobody has. Of two at once, the second learns from the version who was first. */
export async function receiveProject(
  { path: { id }, body: { version } }: Input<'receiveProject'>,
  context: Context,
): Promise<Output<'receiveProject'>> {
  const { userId, userName } = context.session;
  const project = await lockedProject(id, version, context);
  const taken = await takeProjectStep('claim', project, { said: userName, fields: { officerId: userId } }, context);
  await tellApplicant(taken, 'CLAIMED', null, context);
  return stepOf(await announceSource({ ...taken, officerName: userName }, context), context);
}
