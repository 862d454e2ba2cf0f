import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { limitsOf } from '#limits/usualLimits.ts';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { totalRule } from '#platform/values/totalRule.ts';
import { isWorkingTime } from '#platform/values/workingDays.ts';
import { standStill } from '../bidding/public.ts';
import { costsRound, factsOf, lockProject, type ProjectRow, projectFlow, relationsOf } from '../records/public.ts';
import { askAboutProject, brokenRules, enabledCategories, storedForm, submissionOf } from '../request/public.ts';
import { compared } from './changeable.ts';
import { type Modification, modificationOf } from './modificationRows.ts';
import { changeModification, ownModification, refuseOtherTypes, toSaved } from './saveProjectModify.ts';
import { takeModifyStep } from './takeModifyStep.ts';

/** The field of the form in which a field that differs is entered. */
const fieldOf: Partial<Record<Schemas['ModifyField'], string>> = {
  line: 'items',
  itemName: 'items',
  spec: 'items',
  parameters: 'items',
  categoryId: 'items',
  quantity: 'items',
  unit: 'items',
  lineAmount: 'items',
  fund: 'funds',
};

/** Submits a change: checks it, gives it a number and starts its approval. Meanwhile the purchase stands still. */
export async function submitProjectModify(
  { path: { id }, body: { version, conflictDeclared } }: Input<'submitProjectModify'>,
  context: Context,
): Promise<Output<'submitProjectModify'>> {
  const { project, draft } = await lockedModification(id, version, context);
  if (draft.status !== 'DRAFT') throw new Failure('wrongState');
  projectFlow.check('askChange', factsOf(project), relationsOf(project, context));
  if (!conflictDeclared) throw invalid({ field: 'conflictDeclared', rule: 'declared' });
  const { reason, wanted } = draft;
  refuseOtherTypes(project, draft.modifyTypes, context);
  const comparison = await compared(project, wanted, context);
  const faults = await changeFaults(project, draft.modifyTypes, comparison, reason, context);
  if (faults.length > 0) throw invalid(...faults);
  // What was to be changed and was not decides nothing.
  const types = [...new Set(comparison.changes.map(({ type }) => type))];
  const isRunning = project.status === 'PUBLISHED';
  const still = isRunning ? await standStill(project, reason.slice(0, 500), context) : project;
  const amount = sumOf(comparison.after.funds.flatMap((fund) => fund.amount ?? []));
  const isSmall = types.every((type) => type === 'SCHEDULE' || type === 'CONTACT');
  // For more money the school agrees, too.
  const { changeApprovalLimit } = limitsOf(project);
  const isMore = compareMoney(amount, project.amount) > 0 && compareMoney(amount, changeApprovalLimit) < 0;
  const instanceId = await askAboutProject(
    still,
    {
      bizType: 'MODIFICATION',
      amount,
      askedBy: context.session.userId,
      decidingAmount: isSmall ? '0.00' : isMore ? changeApprovalLimit : amount,
    },
    context,
  );
  const modifyCode = await nextNumber({ companyId: project.companyId, kind: 'MODIFICATION' }, 'BG', 5, context);
  const asking = await takeModifyStep(
    'askChange',
    still,
    { said: `${modifyCode} ${reason}`, fields: { modifying: true } },
    context,
  );
  const columns = { modifyCode, status: 'APPROVING' as const, instanceId, submitTime: context.now };
  const asked = await changeModification(
    draft,
    { ...columns, changes: JSON.stringify(comparison.changes), modifyTypes: JSON.stringify(types) },
    context,
  );
  return toSaved(asked, asking, context);
}

/** Locks the purchase of a change that the caller has begun. @throws Failure `missing` or `staleBy` */
export async function lockedModification(
  id: string,
  version: number,
  context: Context,
): Promise<{ project: ProjectRow; draft: Modification }> {
  const { companyId } = context.session;
  const { projectId } = await modificationOf({ companyId, id }, context);
  const project = await lockProject({ companyId, id: projectId }, context);
  return { project, draft: await ownModification({ companyId, id }, version, context) };
}

type Compared = Awaited<ReturnType<typeof compared>>;

type Types = readonly Schemas['ModifyType'][];

/** Returns the rules that a change breaks, with the fields of the form that tell about it. @param reason why it is changed */
async function changeFaults(
  project: ProjectRow,
  types: Types,
  { before, after, changes }: Compared,
  reason: string,
  context: Context,
): Promise<BrokenRule[]> {
  if (changes.length === 0) return [{ field: 'changes', rule: 'noChange' }];
  const foreign = changes.filter(({ type }) => !types.includes(type));
  if (foreign.length > 0) return foreign.map(({ field }) => ({ field: `changes.${fieldOf[field] ?? field}`, rule: 'notOfType' }));
  const isContent = types.includes('CONTENT') || types.includes('PRICE');
  if (!isContent && after.argumentId !== before.argumentId) return [{ field: 'changes.argumentId', rule: 'notOfType' }];
  const isOfMoney = isContent || types.includes('FUNDS');
  return [
    ...(await endFaults(project, types, { after, changes }, context)),
    ...(isOfMoney ? await requestFaults(project, types, { after, reason }, context) : []),
  ];
}

/** The end of a bidding that runs moves, and only to a later time within working hours. */
async function endFaults(
  project: ProjectRow,
  types: Types,
  { after: { bidEndTime: wanted }, changes }: Pick<Compared, 'after' | 'changes'>,
  { db }: Context,
): Promise<BrokenRule[]> {
  const { companyId, status, bidEndTime } = project;
  const isVoid = costsRound(project, types);
  const field = 'changes.bidEndTime';
  const isDelivery = changes.some((change) => change.field === 'deliveryDays');
  const late: BrokenRule[] =
    status === 'PUBLISHED' && isDelivery && !isVoid ? [{ field: 'changes.deliveryDays', rule: 'modifyType' }] : [];
  if (!changes.some((change) => change.field === 'bidEndTime') || wanted === null) return late;
  // A round that is void has no end any more.
  if (status !== 'PUBLISHED' || bidEndTime === null || isVoid) return [...late, { field, rule: 'modifyType' }];
  const end = new Date(wanted);
  return [
    ...late,
    ...(end > bidEndTime ? [] : [{ field, rule: 'laterEnd' }]),
    ...(isWorkingTime(end, await readCalendar(companyId, { db })) ? [] : [{ field, rule: 'workingTime' }]),
  ];
}

/** What is bought and paid is checked as at a submission. Where only the cards change, they are what is checked. */
async function requestFaults(
  project: ProjectRow,
  types: Types,
  { after, reason }: Pick<Compared, 'after'> & { reason: string },
  context: Context,
): Promise<BrokenRule[]> {
  const { items, funds, description, requirements, priceCeiling, argumentId } = after;
  const stored = await storedForm(project, context);
  const form = {
    ...stored,
    items,
    funds,
    requirements,
    priceCeiling,
    argumentId,
    // A report that comes with the change is not among the files of the purchase yet.
    attachmentIds: [
      ...(stored.attachmentIds ?? []),
      ...(argumentId === null || argumentId === project.argumentId ? [] : [argumentId]),
    ],
    // Whoever makes a purchase dearer says in the reason why it is separate from similar ones.
    splitReason: stored.splitReason ?? reason,
    ...(description !== null && { description }),
  };
  const cardIds = funds.flatMap(({ expenditureId }) => expenditureId ?? []);
  const repeated = cardIds.flatMap((id, index) =>
    cardIds.indexOf(id) < index ? [{ field: `changes.funds.${index}.expenditureId`, rule: 'uniqueItems' }] : [],
  );
  const known = await enabledCategories(items, project.companyId, context);
  const unknown = items.flatMap(({ categoryId }, index) =>
    categoryId !== undefined && !known.has(categoryId) ? [{ field: `changes.items.${index}.categoryId`, rule: 'exists' }] : [],
  );
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  const wrong = [...repeated, ...unknown, ...totalRule('changes.items', amounts)];
  if (wrong.length > 0) return wrong;
  const decided = await submissionOf(form, project, context);
  const isContent = types.includes('CONTENT') || types.includes('PRICE');
  if (isContent && decided.lane !== project.lane) return [{ field: 'changes.items', rule: 'sameWay' }];
  // Similar purchases that came later have said why they are separate.
  const isMore = compareMoney(decided.amount, project.amount) > 0;
  return brokenRules(decided)
    .filter(({ field, rule }) => (isContent || field.startsWith('funds')) && (isMore || rule !== 'split'))
    .map(({ field, rule, params }) => {
      const at = rule === 'split' ? { field: 'reason', rule: 'splitChange' } : { field: `changes.${field}`, rule };
      return { ...at, ...(params && { params }) };
    });
}
