import type { Input, Output } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Outcome } from '../officers/public.ts';
import {
  factsOf,
  lockedProject,
  moveProject,
  openClaimOf,
  type ProjectRow,
  projectFlow,
  relationsOf,
  stepOf,
  takeProjectStep,
} from '../records/public.ts';
import { askAboutProject } from '../request/public.ts';
import { tellBuyersOfClaim } from './tellOfClaim.ts';

/** Asks to write off what is still open of a claim. An approval decides. */
export async function writeOffClaim(
  { path: { id }, body: { version, reason } }: Input<'writeOffClaim'>,
  context: Context,
): Promise<Output<'writeOffClaim'>> {
  const { userId } = context.session;
  const project = await lockedProject(id, version, context);
  const { applicantId, officerId, phase, waitingSince } = project;
  if (userId !== applicantId && userId !== officerId) throw new Failure('missing');
  projectFlow.check('askWriteOff', factsOf(project), relationsOf(project, context));
  await askAboutProject(project, { bizType: 'WRITE_OFF', amount: openClaimOf(project), askedBy: userId, reason }, context);
  const fields = { phase, waitingSince, writingOff: true };
  return stepOf(await takeProjectStep('askWriteOff', project, { said: reason, fields }, context), context);
}

/** What is open by now is written off; refunds that came meanwhile count. */
const writeOff: Outcome = async (project, opinion, context) => {
  const open = openClaimOf(project);
  const writtenOffAmount = fromCents(toCents(project.writtenOffAmount) + toCents(open));
  const said = [open, opinion].filter(Boolean).join(' · ').slice(0, 600);
  const after = await settle('writeOff', project, { said, fields: { writtenOffAmount, waitingSince: context.now } }, context);
  await tellBuyersOfClaim(after, 'WRITTEN_OFF', open, context);
  return after;
};

const keepClaim: Outcome = async (project, opinion, context) => {
  const after = await settle('rejectWriteOff', project, { said: opinion, fields: {} }, context);
  await tellBuyersOfClaim(after, 'WRITE_OFF_REJECTED', opinion ?? '', context);
  return after;
};

/** What follows from the end of an approval to write a claim off. It cannot be returned. */
export const writeOffOutcomes: Record<'WRITE_OFF', Record<'APPROVED' | 'REJECTED', Outcome> & { RETURNED?: Outcome }> = {
  WRITE_OFF: { APPROVED: writeOff, REJECTED: keepClaim },
};

/** Who has asked to write a claim off takes that back. */
export function withdrawWriteOff(project: ProjectRow, reason: string | null, context: Context): Promise<ProjectRow> {
  return settle('withdrawWriteOff', project, { said: reason, fields: {} }, context);
}

async function settle(
  step: 'writeOff' | 'rejectWriteOff' | 'withdrawWriteOff',
  project: ProjectRow,
  { said, fields }: { said: string | null; fields: { writtenOffAmount?: string; waitingSince?: Date } },
  context: Context,
): Promise<ProjectRow> {
  projectFlow.check(step, factsOf(project), {});
  const { phase, waitingSince } = project;
  const taken = { said, fields: { phase, waitingSince, ...fields, writingOff: false } };
  return moveProject(projectFlow.step(step), project, taken, await callerOf(context), context);
}
