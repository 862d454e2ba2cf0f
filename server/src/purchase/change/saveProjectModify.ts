import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { staleBy } from '#platform/failure/staleBy.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { changedBy, madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import {
  factsOf,
  lockedProject,
  modifyTypesOf,
  type ProjectRow,
  projectFlow,
  relationsOf,
  shownStatus,
} from '../records/public.ts';
import { type Modification, modificationOf } from './modificationRows.ts';

const onlyOne = { project_modify_open: () => new Failure('wrongState') };

/** The applicant or the officer of an approved purchase drafts a change of it, or changes the draft. */
export async function saveProjectModify(
  { body }: Input<'saveProjectModify'>,
  context: Context,
): Promise<Output<'saveProjectModify'>> {
  const { projectId, modifyType, reason, changes } = body;
  const project = await lockedProject(projectId, undefined, context);
  projectFlow.check('modify', factsOf(project), relationsOf(project, context));
  refuseOtherTypes(project, modifyType, context);
  const said = { modifyTypes: JSON.stringify(modifyType), reason: reason.trim(), wanted: JSON.stringify(changes) };
  const { companyId } = project;
  if (body.id === undefined) {
    const id = newId();
    const made = context.db
      .insertInto('projectModify')
      .values({
        companyId,
        id,
        projectId,
        ...said,
        status: 'DRAFT',
        userId: context.session.userId,
        ...madeBy(context),
        modifyCode: null,
        changes: null,
        instanceId: null,
        submitTime: null,
        endTime: null,
        opinion: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const draft = await refusedBy(onlyOne, made);
    await takeArgument(draft, changes, context);
    return toSaved(draft, project, context);
  }
  const draft = await ownModification({ companyId, id: body.id }, body.version, context);
  if (draft.projectId !== projectId) throw new Failure('missing');
  if (draft.status !== 'DRAFT') throw new Failure('wrongState');
  await takeArgument(draft, changes, context);
  return toSaved(await changeModification(draft, said, context), project, context);
}

/** Records the argument report that comes with a change. @throws Failure `invalid` with rule `exists` */
async function takeArgument(
  { companyId, id }: Modification,
  { argumentId }: Schemas['WantedChanges'],
  context: Context,
): Promise<void> {
  const wanted = argumentId === undefined ? [] : [{ field: 'changes.argumentId', fileId: argumentId }];
  await takeFiles(context, { entity: 'projectModify', companyId, rowId: id }, 'PURCHASE', wanted);
}

/** @throws Failure `invalid` with rule `modifyType` for what the caller may not ask to change now */
export function refuseOtherTypes(project: ProjectRow, types: readonly Schemas['ModifyType'][], context: Context): void {
  const possible = modifyTypesOf(project, context);
  const faults = types.flatMap((type, index) =>
    possible.includes(type) ? [] : [{ field: `modifyType.${index}`, rule: 'modifyType' }],
  );
  if (faults.length > 0) throw invalid(...faults);
}

/** Returns a change of a locked purchase that the caller has begun. @throws Failure `missing`, or `staleBy` if it has changed since that version */
export async function ownModification(
  key: { companyId: string; id: string },
  version: number | undefined,
  context: Context,
): Promise<Modification> {
  const found = await modificationOf(key, context);
  if (found.userId !== context.session.userId) throw new Failure('missing');
  if (version !== undefined && version !== found.version) throw staleBy(found.updateByName, found.updateTime, context.now);
  return found;
}

type Columns = Partial<
  Omit<Modification, 'modifyTypes' | 'wanted' | 'changes'> & { modifyTypes: string; wanted: string; changes: string }
>;

/** Changes the row of a change of a locked purchase. */
export function changeModification(
  { companyId, id }: Modification,
  columns: Columns,
  context: Parameters<typeof changedBy>[0] & Pick<Context, 'db'>,
): Promise<Modification> {
  return context.db
    .updateTable('projectModify')
    .set({ ...columns, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns a change as its operations answer. */
export function toSaved(
  { id, modifyCode, status, instanceId, version }: Modification,
  project: ProjectRow,
  { now }: Context,
): Schemas['SavedModify'] {
  return { id, modifyCode, status, approvalInstanceId: instanceId, projectStatus: shownStatus(project, now), version };
}
