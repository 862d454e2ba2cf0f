import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { projectRows, visibleProjects } from '../records/public.ts';
import { compared } from './changeable.ts';
import { type Modification, type ModificationRow, modificationRows, modificationsOf, toModify } from './modificationRows.ts';

/** Returns a change of a purchase that the caller sees. */
export async function getProjectModifyDetail(
  { path: { id } }: Input<'getProjectModifyDetail'>,
  context: Context,
): Promise<Output<'getProjectModifyDetail'>> {
  const row = await modificationRows(modificationsOf(await visibleProjects(context), context))
    .where('modify.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  return toDetail(row, context);
}

/** Returns the change that an approval is about, for whoever may read the case. */
export async function modificationOfCase(
  { companyId, id }: { companyId: string; id: string },
  context: Context,
): Promise<Schemas['ProjectModifyDetail'] | null> {
  const row = await modificationRows(modificationsOf(context.db.selectFrom('project'), context))
    .where((eb) => eb.and({ 'modify.companyId': companyId, 'modify.instanceId': id }))
    .executeTakeFirst();
  return row ? toDetail(row, context) : null;
}

async function toDetail(row: ModificationRow, context: Context): Promise<Schemas['ProjectModifyDetail']> {
  const { wanted } = row;
  return {
    ...toModify(row, context),
    wanted,
    argument: await argumentOf(row, context),
    changes: row.changes ?? (await presentChanges(row, context)),
    steps: await stepsOf(row, context),
  };
}

/** The argument report that comes with a change. */
async function argumentOf({ companyId, id }: Modification, context: Context): Promise<Schemas['FileInfo'] | null> {
  const files = await filesOf('projectModify', companyId, [id], context);
  return files.get(id)?.[0] ?? null;
}

/** Returns whether the caller may read what came with a change: those who see the change. */
export async function mayReadModifyFiles(
  { companyId, rowId }: { companyId: string; rowId: string },
  context: Context,
): Promise<boolean> {
  const row = await modificationsOf(await visibleProjects(context), context)
    .select('modify.id')
    .where((eb) => eb.and({ 'modify.companyId': companyId, 'modify.id': rowId }))
    .executeTakeFirst();
  return row !== undefined;
}

/** What a draft would change of the purchase as it is now. */
async function presentChanges({ companyId, projectId, wanted }: Modification, context: Context) {
  const project = await projectRows(context.db.selectFrom('project'))
    .where((eb) => eb.and({ 'project.companyId': companyId, 'project.id': projectId }))
    .executeTakeFirstOrThrow();
  return (await compared(project, wanted, context)).changes;
}

async function stepsOf({ companyId, instanceId }: Modification, { db }: Context): Promise<Schemas['ModifyStep'][]> {
  if (instanceId === null) return [];
  const rows = await db
    .selectFrom('approvalTask as task')
    .innerJoin('appUser as asked', (join) =>
      join.onRef('asked.companyId', '=', 'task.companyId').onRef('asked.id', '=', 'task.userId'),
    )
    .select(['task.step', 'asked.name as userName', 'task.state', 'task.opinion', 'task.decideTime'])
    .where((eb) => eb.and({ 'task.companyId': companyId, 'task.instanceId': instanceId }))
    .orderBy('task.step')
    .orderBy('task.id')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, decideTime: isoTimeOrNull(row.decideTime) }));
}
