import type { Input, Output } from '@campus-procurement/sdk';
import { openStates } from '#approval/cancelCase.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import {
  factsOf,
  lockedProject,
  type ProjectRow,
  projectFlow,
  relationsOf,
  requestersOf,
  stepOf,
  takeProjectStep,
} from '../records/public.ts';
import { enabledOfficer, tellNewOfficer } from './officers.ts';
import { tellApplicant } from './outcomes.ts';
import { passOnChange } from './passOnChange.ts';

/** The officer of a purchase, or an administrator of the school, hands it over to another officer. The former one keeps reading. */
export async function assignProjectOfficer(
  { path: { id }, body: { version, officerId, reason } }: Input<'assignProjectOfficer'>,
  context: Context,
): Promise<Output<'assignProjectOfficer'>> {
  const project = await lockedProject(id, version, context);
  projectFlow.check('handOver', factsOf(project), relationsOf(project, context));
  const officer = await newOfficerOf(project, officerId, context);
  // All that waits goes on as it was; only who handles it is another one.
  const { phase, waitingSince } = project;
  const fields = { officerId, phase, waitingSince };
  const said = `${officer.name}: ${reason}`;
  const handed = await takeProjectStep('handOver', project, { said, fields }, context);
  await renewContact(project, officerId, context);
  await passOnChange(project, { fromId: String(project.officerId), toId: officerId }, context);
  await tellNewOfficer(handed, reason, context);
  await tellApplicant(handed, 'HANDED_OVER', said, context);
  return stepOf(handed, context);
}

/** A contract that is being drafted names its officer as the contact: from now on the new one, unless somebody else was put in. */
async function renewContact({ companyId, id, officerId }: ProjectRow, newId: string, { db, now }: Context): Promise<void> {
  const people = await db
    .selectFrom('appUser')
    .select(['id', 'name', 'phone'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [String(officerId), newId])
    .execute();
  const [former, next] = [officerId, newId].map((userId) => people.find((one) => one.id === userId));
  if (!former || !next) return;
  await db
    .updateTable('contract')
    .set((eb) => ({
      partyAContact: next.name,
      partyAPhone: next.phone,
      updateTime: now,
      version: eb('version', '+', 1),
    }))
    .where((eb) => eb.and({ companyId, projectId: id, status: 'DRAFT', partyAContact: former.name }))
    .execute();
}

/**
 * Finds who is to handle a purchase.
 * @throws Failure `invalid` for somebody who is no officer or has it already, `ownBidding` for who has another part in it
 */
async function newOfficerOf(project: ProjectRow, officerId: string, context: Context): Promise<{ name: string }> {
  if (officerId === project.officerId) throw invalid({ field: 'officerId', rule: 'current' });
  const isAsked = await isAskedAbout(project, officerId, context);
  if (requestersOf(project).includes(officerId) || isAsked || (await hasWitnessed(project, officerId, context))) {
    throw new Failure('ownBidding');
  }
  const officer = await enabledOfficer(project, officerId, context);
  if (!officer) throw invalid({ field: 'officerId', rule: 'exists' });
  return officer;
}

/** Whether somebody is to decide or to say something in a running case of a purchase, now or later. */
async function isAskedAbout({ companyId, id: projectId }: ProjectRow, userId: string, { db }: Context): Promise<boolean> {
  const task = await db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as running', (join) =>
      join.onRef('running.companyId', '=', 'task.companyId').onRef('running.id', '=', 'task.instanceId'),
    )
    .select('task.id')
    .where((eb) => eb.and({ 'running.companyId': companyId, 'running.projectId': projectId, 'running.status': 'RUNNING' }))
    .where('task.userId', '=', userId)
    .where('task.state', 'in', openStates)
    .limit(1)
    .executeTakeFirst();
  return task !== undefined;
}

/** Whether somebody has witnessed an opening of a purchase, in any round of it. */
async function hasWitnessed({ companyId, id: projectId }: ProjectRow, userId: string, { db }: Context): Promise<boolean> {
  const witness = await db
    .selectFrom('bidWitness as witness')
    .innerJoin('bidRound as round', (join) =>
      join.onRef('round.companyId', '=', 'witness.companyId').onRef('round.id', '=', 'witness.roundId'),
    )
    .select('witness.stage')
    .where((eb) => eb.and({ 'round.companyId': companyId, 'round.projectId': projectId, 'witness.userId': userId }))
    .limit(1)
    .executeTakeFirst();
  return witness !== undefined;
}
