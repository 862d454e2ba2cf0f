import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { acceptanceFlow } from './acceptanceFlow.ts';
import { savedOf } from './acceptanceRows.ts';
import { drawMembers, namedMembers, newSeed, staffOf, storeGroup } from './group.ts';
import { groupFaults, groupRuleOf } from './groupRule.ts';
import { lockedAcceptance } from './lockedAcceptance.ts';
import { takeAcceptanceStep } from './takeAcceptanceStep.ts';

/** Assigns the group, or another one as long as nobody has signed. */
export async function assignAcceptanceMembers(
  { path: { id }, body: { version, members: wanted, drawCount = 0 } }: Input<'assignAcceptanceMembers'>,
  context: Context,
): Promise<Output<'assignAcceptanceMembers'>> {
  const { project, row, facts, relations } = await lockedAcceptance(id, version, context);
  acceptanceFlow.check('assign', facts, relations);
  const staff = await staffOf(project, context);
  const named = namedMembers(wanted, staff);
  const drawSeed = drawCount > 0 ? newSeed() : null;
  const drawn = drawSeed === null ? [] : drawMembers(drawSeed, drawCount, named, staff, project);
  const members = [...named, ...drawn];
  const faults = groupFaults(groupRuleOf(row.acceptType, project), members, project.applicantId);
  if (faults.length > 0) throw invalid(...faults);
  await storeGroup(members, project, row, context);
  const names = members.map(({ name }) => name).join('、');
  const taken = { said: `${row.acceptanceCode} ${names}`, fields: { drawSeed } };
  return savedOf(await takeAcceptanceStep(acceptanceFlow.step('assign'), { row, project }, taken, context));
}
