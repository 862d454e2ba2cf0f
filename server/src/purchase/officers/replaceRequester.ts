import { sql } from 'kysely';
import { nameOf, type Place, type PlaceKind, personFor } from '#approval/replacements.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import {
  factsOf,
  lockedProject,
  type ProjectRow,
  projectFlow,
  projectRows,
  relationsOf,
  requestersOf,
  takeProjectStep,
  visibleProjects,
} from '../records/public.ts';
import { tellOfReplacement } from './officers.ts';
import { tellApplicant } from './outcomes.ts';
import { passOnChange } from './passOnChange.ts';

/** The place of the requester of a purchase. What the former one has done stays theirs; what is still to be done is the new one's. */
export const requesterPlace: PlaceKind = {
  async placeOf({ recordId, userId }, context) {
    const project = await projectRows(await visibleProjects(context))
      .where('project.id', '=', recordId)
      .executeTakeFirst();
    if (project?.applicantId !== userId) throw new Failure('missing');
    return placeIn(project, context);
  },

  async replace({ recordId, userId, replacementId, reason }, context) {
    const project = await lockedProject(recordId, undefined, context);
    projectFlow.check('replaceRequester', factsOf(project), relationsOf(project, context));
    if (project.applicantId !== userId) throw new Failure('wrongState');
    const { id: applicantId, name } = await personFor(await placeIn(project, context), replacementId, context);
    const change = `${await nameOf(project.companyId, userId, context)} → ${name}: ${reason}`;
    const { phase, waitingSince, formerApplicantIds } = project;
    const fields = { applicantId, formerApplicantIds: [...formerApplicantIds, userId], phase, waitingSince };
    const moved = await takeProjectStep('replaceRequester', project, { said: change, fields }, context);
    await passOnCases(project, applicantId, context);
    await passOnChange(project, { fromId: userId, toId: applicantId }, context);
    await tellApplicant(moved, 'TAKEN_OVER', reason, context);
    await tellOfReplacement(moved, change, context);
  },
};

async function placeIn(project: ProjectRow, context: Context): Promise<Place> {
  const { companyId, deptId } = project;
  const exceptIds = [context.session.userId, ...requestersOf(project), ...(await othersIn(project, context))];
  return { companyId, deptId, operations: ['submitProject'], exceptIds };
}

/** Ids of those who have another part in a purchase: handle it, decide about it, witness or inspect it, or did. */
async function othersIn({ companyId, id, officerId }: ProjectRow, { db }: Context): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from project_participant where company_id = ${companyId} and project_id = ${id} and kind = 'OFFICER'
    union select unnest(array[task.user_id, task.decided_by_id]) from approval_task as task
      join approval_instance as instance on instance.company_id = task.company_id and instance.id = task.instance_id
      where instance.company_id = ${companyId} and instance.project_id = ${id} and task.state not in ('CANCELLED', 'SKIPPED')
    union select witness.user_id from bid_witness as witness
      join bid_round as round on round.company_id = witness.company_id and round.id = witness.round_id
      where round.company_id = ${companyId} and round.project_id = ${id}
    union select member.user_id from acceptance_member as member
      join acceptance on acceptance.company_id = member.company_id and acceptance.id = member.acceptance_id
      where acceptance.company_id = ${companyId} and acceptance.project_id = ${id} and acceptance.status <> 'CANCELLED'`.execute(
    db,
  );
  return [officerId, ...rows.map(({ userId }) => userId)].filter((one) => one !== null);
}

/** Cases that run or were returned are the new requester's, to urge and to take back. */
async function passOnCases({ companyId, id: projectId, instanceId, applicantId }: ProjectRow, toId: string, { db }: Context) {
  await db
    .updateTable('approvalInstance')
    .set({ applicantId: toId })
    .where((eb) => eb.and({ companyId, projectId, applicantId }))
    .where((eb) => eb.or([eb('status', '=', 'RUNNING'), eb('id', '=', instanceId ?? '')]))
    .execute();
}
