import { createHash } from 'node:crypto';
import type { Input, Output } from '@campus-procurement/sdk';
import { approvalRoute } from '#approval/chain.ts';
import { lacksApprover } from '#approval/chainOf.ts';
import { resumeCase } from '#approval/resumeCase.ts';
import { startCase } from '#approval/startCase.ts';
import { keptOf } from '#limits/usualLimits.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import { characterValuesOf } from '#settings/parameters/public.ts';
import { takeFromFramework } from '../frameworks/public.ts';
import { passPurchase } from '../officers/public.ts';
import {
  factsOf,
  lockPayingCards,
  nobodyPaid,
  ownLockedProject,
  type ProjectRow,
  payeeFrom,
  projectFlow,
  relationsOf,
  stepOf,
  takeProjectStep,
  unfreeze,
} from '../records/public.ts';
import { hangsOnItems, itemShort, lockItem } from './chargedItem.ts';
import { statedFields } from './projectParts.ts';
import { storedForm } from './storedForm.ts';
import { type Form, submissionOf, waysOf } from './submission.ts';
import { brokenRules } from './submissionRules.ts';

/** Submits a purchase: checks it, gives it a number, freezes its money and starts the approval. */
export async function submitProject(
  { path: { id }, body: { version, conflictDeclared, copyUserIds = [] } }: Input<'submitProject'>,
  context: Context,
): Promise<Output<'submitProject'>> {
  const project = await ownLockedProject(id, version, context);
  projectFlow.check('submit', factsOf(project), relationsOf(project, context));
  if (!conflictDeclared) throw invalid({ field: 'conflictDeclared', rule: 'declared' });
  await refuseForeignCopies(copyUserIds, context);
  // Before what is left of it is read.
  await lockItem(project.companyId, project.associationCode, context);
  const hasItem = await hangsOnItems(project.companyId, context);
  const form = await storedForm(hasItem ? project : { ...project, associationCode: null }, context);
  const decided = await refuseUnlessComplete(form, project, context);
  const { lane, pattern, categoryIds } = decided;
  const material = materialHash(form, decided);
  const resumed = project.returnCause === 'RETURNED' ? await resumableCase(project, material, context) : null;
  const isHeld = project.returnCause === 'RETURNED';
  if (lane === 'OTHER') await takeFromFramework(project, decided.amount, 'wayFacts.frameworkId', context);
  // Cards are locked before the number is taken.
  await lockPayingCards(project, context);
  if (isHeld) await unfreeze(project, context);
  const projectCode =
    project.projectCode ??
    (await nextNumber({ companyId: project.companyId, kind: 'PROJECT' }, await prefixOf(project, context), 6, context));
  const submitTime = project.submitTime ?? context.now;
  const fields = {
    // Copied: what the school decides later about such items does not concern it.
    associationCode: hasItem ? project.associationCode : null,
    projectCode,
    submitTime,
    endReason: null,
    lane,
    pattern: pattern && JSON.stringify(pattern),
    limits: JSON.stringify(keptOf(decided.policy)),
    ...(lane === 'SMALL'
      ? { ...(await smallPayee(project, context)), executionCode: null, otherReason: null, wayFacts: null }
      : nobodyPaid),
  };
  const submitted = await takeProjectStep('submit', project, { fields }, context);
  const subject = { title: submitted.projectName, applicantName: submitted.applicantName };
  if (resumed !== null) {
    await resumeCase(resumed, subject, context);
    await copyTo(copyUserIds, submitted, resumed.id, context);
    return stepOf(submitted, context);
  }
  const { chain, flowId } = await approvalRoute(
    {
      companyId: submitted.companyId,
      applicantId: submitted.applicantId,
      involvedIds: submitted.formerApplicantIds,
      deptId: submitted.deptId,
      amount: submitted.amount,
      ownCardLimit: decided.policy.ownCardLimit,
      lane,
      categoryIds,
      ...waysOf(form, pattern),
      cardIds: form.funds.flatMap(({ expenditureId }) => expenditureId ?? []),
    },
    context.db,
  );
  if (chain.length === 0) {
    await copyTo(copyUserIds, submitted, null, context);
    return stepOf(await passPurchase(submitted, null, context, true), context);
  }
  if (lacksApprover(chain)) throw new Failure('noApprover');
  const { companyId, applicantId, amount } = submitted;
  const fresh = { companyId, projectId: id, bizType: 'PURCHASE' as const, applicantId, amount, materialHash: material, flowId };
  const instanceId = await startCase(fresh, chain, subject, context);
  await context.db
    .updateTable('project')
    .set({ instanceId })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  await copyTo(copyUserIds, submitted, instanceId, context);
  return stepOf(submitted, context);
}

/** A school that does not speak of bidding has numbers of its own. */
async function prefixOf({ companyId }: ProjectRow, { db }: Context): Promise<'CG' | 'JJ'> {
  return (await characterValuesOf(db, companyId, ['JNUniversityCharacter'])).JNUniversityCharacter === 'Y' ? 'CG' : 'JJ';
}

/** A supplier is paid where the school knows it now; of a shop the form says where. */
async function smallPayee(project: ProjectRow, context: Context) {
  return project.payeeSupplierId === null ? {} : payeeFrom(project, project.payeeSupplierId, context);
}

/** @returns what decides @throws Failure `invalid`, or `fundsShort` or `associationShort` if only the money does not suffice */
async function refuseUnlessComplete(form: Form, project: ProjectRow, context: Context) {
  const subject = await submissionOf(form, project, context);
  const broken = brokenRules(subject);
  if (broken.length > 0 && broken.every(({ rule }) => rule === 'available')) {
    const ofItem = broken.filter(({ of }) => of === 'ASSOCIATION');
    throw ofItem.length > 0 ? itemShort(ofItem) : new Failure('fundsShort');
  }
  if (broken.length > 0) throw invalid(...broken.map(({ of: _, ...rule }) => rule));
  return subject;
}

/** Returns the returned case of a purchase in which nothing essential has changed since; null if the approval begins again. */
async function resumableCase({ companyId, instanceId }: ProjectRow, material: string, { db }: Context) {
  if (instanceId === null) return null;
  const found = await db
    .selectFrom('approvalInstance')
    .selectAll()
    .where((eb) => eb.and({ companyId, id: instanceId, status: 'RETURNED' }))
    .forUpdate()
    .executeTakeFirst();
  return found && found.materialHash === material ? found : null;
}

type Decided = Pick<Awaited<ReturnType<typeof submissionOf>>, 'lane' | 'pattern'>;

/** The fingerprint of what an approval is about: lines, cards, and payee or the terms of the bidding; without descriptions and files. */
function materialHash(form: Form, { lane, pattern }: Decided): string {
  const { items = [], funds = [], payee = {}, payeeName = '' } = form;
  const material = [
    items.map(({ itemName, categoryId, quantity, unit, amount, imported }) => [
      itemName,
      categoryId,
      quantity,
      unit,
      amount,
      ...(imported ? ['IMPORTED'] : []),
    ]),
    funds.map(({ expenditureId, amount }) => [expenditureId, amount]),
    form.associationCode ?? null,
    lane === 'SMALL'
      ? [payee.supplierId ?? null, payeeName, payee.account ?? null]
      : [
          [pattern?.categoryId, pattern?.executionId],
          statedFields.map((field) => form[field] ?? null),
          lane === 'OTHER' ? (form.wayFacts ?? null) : null,
          items.map(({ spec, parameters }) => [spec, parameters]),
        ],
  ];
  return createHash('sha256').update(JSON.stringify(material)).digest('hex');
}

/** @throws Failure `invalid` with rule `exists` unless all are enabled users of the school other than the caller */
async function refuseForeignCopies(userIds: readonly string[], { db, session }: Context): Promise<void> {
  if (userIds.length === 0) return;
  const rows = await db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId: session.companyId, status: 'ENABLED' }))
    .where('id', 'in', userIds)
    .where('id', '<>', session.userId)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const faults = userIds.flatMap((id, index) => (known.has(id) ? [] : [{ field: `copyUserIds.${index}`, rule: 'exists' }]));
  if (faults.length > 0) throw invalid(...faults);
}

/**
 * Lets users read a purchase and its case, and tells those who could not before.
 * @param instanceId null if nobody needs to approve
 */
async function copyTo(
  userIds: readonly string[],
  { companyId, id: projectId, projectName: title, applicantName, amount }: ProjectRow,
  instanceId: string | null,
  { db, now }: Context,
): Promise<void> {
  if (userIds.length === 0) return;
  const added = await db
    .insertInto('projectParticipant')
    .values(userIds.map((userId) => ({ companyId, projectId, userId, kind: 'COPIED' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['companyId', 'userId'])
    .execute();
  const biz = instanceId === null ? { type: 'PROJECT' as const, id: projectId } : { type: 'APPROVAL' as const, id: instanceId };
  await sendMessage(db, { to: added, sceneCode: 'APPROVAL_COPY', params: { title, applicantName, amount }, biz }, now);
}
