import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { addEvent, callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { changedBy, madeBy } from '#platform/records/changed.ts';
import {
  factsOf,
  keepDraft,
  ownLockedProject,
  projectFlow,
  relationsOf,
  removeDraft,
  unfreezeOthers,
} from '../records/public.ts';
import { hangsOnItems, refuseUnknownItem } from './chargedItem.ts';
import { columnsOf, storeParts } from './projectParts.ts';

/** Creates a draft. Without a name it is named after the day. */
export async function saveProject({ body = {} }: Input<'saveProject'>, context: Context): Promise<Output<'saveProject'>> {
  if (!body.associationCode && (await hangsOnItems(context.session.companyId, context))) throw invalid(noItem);
  return beginProject(body, context);
}

const noItem = { field: 'associationCode', rule: 'required' };

/** Creates a draft, at a school whose purchases hang on items also without one: a copy asks for it in the form. */
export async function beginProject(body: Schemas['ProjectInput'], context: Context): Promise<Output<'saveProject'>> {
  const { db, session, role, now } = context;
  await refuseUnknownItem(body.associationCode, session.companyId, context);
  const { projectName = dayOf(now), description = null, ...parts } = body;
  const owner = { companyId: session.companyId, id: newId() };
  const { to: begun } = projectFlow.step('begin');
  const row = {
    ...owner,
    projectName,
    description,
    status: begun,
    applicantId: session.userId,
    deptId: role.deptId,
    amount: '0.00',
    ...(await columnsOf(parts, owner, context)),
    ...madeBy(context),
  };
  await db.insertInto('project').values(row).execute();
  await storeParts(parts, owner, context);
  const said = { companyId: owner.companyId, kind: 'PROJECT' as const, subjectId: owner.id, step: 'begin', content: null };
  await addEvent({ ...said, fromStatus: null, toStatus: begun }, await callerOf(context), context);
  await keepDraft(owner, context);
  return { id: owner.id, version: 1 };
}

/** Changes the fields that are sent. */
export async function updateProject(
  { path: { id }, body }: Input<'updateProject'>,
  context: Context,
): Promise<Output<'updateProject'>> {
  const { version: read, projectName, description, ...parts } = body;
  const project = await ownLockedProject(id, read, context);
  projectFlow.check('edit', factsOf(project), relationsOf(project, context));
  const { companyId } = project;
  if (parts.associationCode === null && (await hangsOnItems(companyId, context))) throw invalid(noItem);
  if (parts.associationCode !== project.associationCode) await refuseUnknownItem(parts.associationCode, companyId, context);
  const { version } = await context.db
    .updateTable('project')
    .set({
      ...(projectName !== undefined && { projectName }),
      ...(description !== undefined && { description }),
      ...(await columnsOf(parts, project, context)),
      ...changedBy(context),
    })
    .where((eb) => eb.and({ companyId, id }))
    .returning('version')
    .executeTakeFirstOrThrow();
  if (parts.funds !== undefined)
    await unfreezeOthers(
      project,
      parts.funds.flatMap(({ expenditureId }) => expenditureId ?? []),
      context,
    );
  await storeParts(parts, project, context);
  if (project.status === 'DRAFT') await keepDraft(project, context);
  return { id, version };
}

/** Deletes a draft with its files. */
export async function deleteProject(
  { path: { id } }: Input<'deleteProject'>,
  context: Context,
): Promise<Output<'deleteProject'>> {
  const project = await ownLockedProject(id, undefined, context);
  projectFlow.check('remove', factsOf(project), relationsOf(project, context));
  await removeDraft(project, context);
  return true;
}
