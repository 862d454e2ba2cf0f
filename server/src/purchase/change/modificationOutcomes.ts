import { createHash } from 'node:crypto';
import { sumOf } from '@campus-procurement/sdk/money';
import type { Updateable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { changeOver, goOn, voidRound } from '../bidding/public.ts';
import { takeFromFramework } from '../frameworks/public.ts';
import { type Outcome, replanPublication } from '../officers/public.ts';
import { costsRound, type ProjectRow, rebalanceFunds } from '../records/public.ts';
import { refuseBeyondItem, storedForm, storeParts, submissionOf } from '../request/public.ts';
import type { Modification } from './modificationRows.ts';
import { changeModification } from './saveProjectModify.ts';
import { takeModifyStep } from './takeModifyStep.ts';

/** A change takes effect, in the transaction of the last approval. */
const apply: Outcome = async (project, opinion, context) => {
  const open = await openModification(project, context);
  const { fields, hashes } = await applyChanges(project, open, context);
  const said = `${open.modifyCode} ${open.modifyTypes.join(' ')} ${hashes}`;
  const changed = await takeModifyStep('change', project, { said, fields: { ...fields, modifying: false } }, context);
  await changeModification(open, { status: 'EFFECTIVE', endTime: context.now, opinion }, context);
  if (costsRound(project, open.modifyTypes)) {
    await changeOver(changed, 'CHANGED', opinion ?? '', context);
    const again = await voidRound(changed, { code: String(open.modifyCode), reason: open.reason }, context);
    await replanPublication(again, context);
    return again;
  }
  const { bidEndTime, deliveryAddress } = open.wanted;
  const published = { ...(bidEndTime !== undefined && { endTime: new Date(bidEndTime) }), deliveryAddress };
  return afterwards(changed, { outcome: 'CHANGED', opinion, published }, context);
};

const reject: Outcome = async (project, opinion, context) => {
  const open = await openModification(project, context);
  const said = [open.modifyCode, opinion].filter(Boolean).join(' ');
  const rejected = await takeModifyStep('rejectChange', project, { said, fields: { modifying: false } }, context);
  await changeModification(open, { status: 'REJECTED', endTime: context.now, opinion }, context);
  return afterwards(rejected, { outcome: 'CHANGE_REJECTED', opinion }, context);
};

/** What follows from the end of the approval of a change. It cannot be returned: another one is begun. */
export const modificationOutcomes: Record<'MODIFICATION', Record<'APPROVED' | 'REJECTED', Outcome> & { RETURNED?: Outcome }> = {
  MODIFICATION: { APPROVED: apply, REJECTED: reject },
};

/** The change of a locked purchase that is being approved. */
function openModification({ companyId, id }: ProjectRow, { db }: Pick<Context, 'db'>): Promise<Modification> {
  return db
    .selectFrom('projectModify')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId: id, status: 'APPROVING' }))
    .executeTakeFirstOrThrow();
}

interface Ending {
  /** Null: whoever is told has done it. */
  outcome: 'CHANGED' | 'CHANGE_REJECTED' | null;
  opinion: string | null;
  published?: Parameters<typeof goOn>[1];
}

/** A purchase that stood still for its change goes on. */
export async function afterwards(
  project: ProjectRow,
  { outcome, opinion, published = {} }: Ending,
  context: Context,
): Promise<ProjectRow> {
  if (outcome !== null) await changeOver(project, outcome, opinion ?? '', context);
  await replanPublication(project, context);
  return project.suspendCause === 'MODIFICATION' ? goOn(project, published, context) : project;
}

/** What takes effect of a change: the columns of the purchase, and fingerprints of it before and after. */
interface Applied {
  fields: Updateable<Tables['project']>;
  /** SHA-256 over what the purchase said, and says. */
  hashes: string;
}

/** Writes what is wanted into a locked purchase, and moves its money. The row of the purchase itself is changed by the caller. */
async function applyChanges(project: ProjectRow, modify: Modification, context: Context): Promise<Applied> {
  const { wanted } = modify;
  const before = await storedForm(project, context);
  const { items, funds, bidEndTime: _, ...columns } = wanted;
  if (items !== undefined) await storeParts({ items }, project, context);
  const amount = items === undefined ? project.amount : sumOf(items.flatMap((item) => item.amount ?? []));
  if (items !== undefined) await refuseBeyondItem(project, amount, context);
  await takeFromFramework(project, amount, 'changes.items', context);
  if (funds !== undefined) {
    await rebalanceFunds(
      project,
      funds.flatMap(({ expenditureId, amount: share }) =>
        expenditureId === undefined || share === undefined ? [] : [{ expenditureId, amount: share }],
      ),
      context,
    );
  }
  if (wanted.argumentId !== undefined) await joinFiles(project, modify, context);
  const after = await storedForm({ ...project, ...columns }, context);
  const pattern = items === undefined ? {} : await patternFor(after, project, context);
  return { fields: { ...columns, amount, ...pattern }, hashes: `${hashOf(before)} ${hashOf(after)}` };
}

/** What comes with a change is one of the files of the purchase from now on. */
async function joinFiles({ companyId, id }: ProjectRow, modify: Modification, { db }: Context): Promise<void> {
  await db
    .insertInto('fileUse')
    .columns(['entity', 'companyId', 'rowId', 'fileCompanyId', 'fileId'])
    .expression((eb) =>
      eb
        .selectFrom('fileUse as brought')
        .select(({ val }) => [val('project').as('entity'), 'brought.companyId', val(id).as('rowId')])
        .select(['brought.fileCompanyId', 'brought.fileId'])
        .where((of) => of.and({ entity: 'projectModify', companyId, rowId: modify.id })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Other lines may fit other rules of the school. They are those of the time of the change. */
async function patternFor(form: Parameters<typeof submissionOf>[0], project: ProjectRow, context: Context) {
  const { pattern } = await submissionOf(form, project, context);
  return pattern === null ? {} : { pattern: JSON.stringify(pattern) };
}

function hashOf(form: object): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('hex');
}
