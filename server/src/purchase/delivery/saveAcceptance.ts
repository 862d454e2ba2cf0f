import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { changedBy, madeBy } from '#platform/records/changed.ts';
import { orderLinesOf } from '../order/public.ts';
import {
  lockedProject,
  type ProjectRow,
  factsOf as projectFacts,
  projectFlow,
  relationsOf as projectRelations,
} from '../records/public.ts';
import { acceptanceFlow } from './acceptanceFlow.ts';
import { allThatIsOpen, refuseItems, storeItems, toItem } from './acceptanceItems.ts';
import { savedOf } from './acceptanceRows.ts';
import { acceptTypeOf } from './groupRule.ts';
import { type Key, lockedAcceptance } from './lockedAcceptance.ts';

/** Begins an acceptance: a draft of what has come, which holds nothing yet. */
export async function saveAcceptance({ body }: Input<'saveAcceptance'>, context: Context): Promise<Output<'saveAcceptance'>> {
  const { projectId, arriveDate = null, acceptPlace = null, remark = null, items, photoIds = [] } = body;
  const project = await lockedProject(projectId, undefined, context);
  projectFlow.check('beginAcceptance', projectFacts(project), projectRelations(project, context));
  const { companyId } = project;
  const key = { companyId, id: newId() };
  const parts = { arriveDate, acceptPlace, remark };
  const saved = await context.db
    .insertInto('acceptance')
    .values({
      ...key,
      ...parts,
      projectId,
      batchNo: await nextBatch(project, context),
      acceptanceCode: null,
      acceptType: acceptTypeOf(project),
      status: acceptanceFlow.step('begin').to,
      drawSeed: null,
      conclusion: null,
      opinion: null,
      rating: null,
      acceptTime: null,
      cancelReason: null,
      ...madeBy(context),
    })
    .returning(['id', 'acceptanceCode', 'status', 'version'])
    .executeTakeFirstOrThrow();
  await storeParts({ photoIds, items: items ?? allThatIsOpen(await orderLinesOf(project, context)) }, project, key, context);
  return savedOf(saved);
}

/** Changes a draft: only what is sent. */
export async function updateAcceptance(
  { path: { id }, body }: Input<'updateAcceptance'>,
  context: Context,
): Promise<Output<'updateAcceptance'>> {
  const { version, items, photoIds, ...stated } = body;
  const { project, row, facts, relations } = await lockedAcceptance(id, version, context);
  acceptanceFlow.check('edit', facts, relations);
  await storeParts({ items, photoIds }, project, row, context);
  const saved = await context.db
    .updateTable('acceptance')
    .set({ ...stated, ...changedBy(context) })
    .where((eb) => eb.and({ companyId: row.companyId, id }))
    .returning(['id', 'acceptanceCode', 'status', 'version'])
    .executeTakeFirstOrThrow();
  return savedOf(saved);
}

async function nextBatch({ companyId, id }: ProjectRow, { db }: Context): Promise<number> {
  const { last } = await db
    .selectFrom('acceptance')
    .select((eb) => eb.fn.max('batchNo').as('last'))
    .where((eb) => eb.and({ companyId, projectId: id }))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

interface Parts {
  items?: Schemas['AcceptanceItemInput'][] | undefined;
  photoIds?: string[] | undefined;
}

async function storeParts({ items, photoIds }: Parts, project: ProjectRow, key: Key, context: Context): Promise<void> {
  if (items !== undefined) {
    const rows = items.map(toItem);
    await refuseItems(rows, await orderLinesOf(project, context), key, context);
    await storeItems(rows, key, context);
  }
  if (photoIds !== undefined) await takePhotos(photoIds, key, context);
}

/** Records the pictures of an acceptance. @throws Failure `invalid` with rule `exists` */
export async function takePhotos(photoIds: readonly string[], { companyId, id }: Key, context: Context): Promise<void> {
  const wanted = photoIds.map((fileId, index) => ({ field: `photoIds.${index}`, fileId }));
  await takeFiles(context, { entity: 'acceptance', companyId, rowId: id }, 'PURCHASE', wanted);
}
