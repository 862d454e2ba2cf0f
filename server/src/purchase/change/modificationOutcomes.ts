import type { Context } from '#platform/context/context.ts';
import { changeOver, goOn, voidRound } from '../bidding/public.ts';
import { type Outcome, replanPublication } from '../officers/public.ts';
import { costsRound, type ProjectRow } from '../records/public.ts';
import { applyChanges } from './applyChanges.ts';
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
