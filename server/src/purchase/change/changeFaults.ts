import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import type { BrokenRule } from '#platform/failure/failure.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { isWorkingTime } from '#platform/values/workingDays.ts';
import { costsRound, type ProjectRow } from '../records/public.ts';
import { brokenRules, enabledCategories, storedForm, submissionOf } from '../request/public.ts';
import type { compared } from './changeable.ts';

type Compared = Awaited<ReturnType<typeof compared>>;
type Types = readonly Schemas['ModifyType'][];

/** Returns the rules that a change breaks, with the fields of the form that tell about it. @param reason why it is changed */
export async function changeFaults(
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
  if (repeated.length > 0 || unknown.length > 0) return [...repeated, ...unknown];
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
