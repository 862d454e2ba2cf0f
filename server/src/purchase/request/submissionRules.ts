import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { biddingRules, otherRules } from './biddingRules.ts';
import { itemRules } from './chargedItem.ts';
import { laneOf } from './lane.ts';
import { type Broken, type Request, type Rule, required, type Submitted } from './submitted.ts';

/** Decides which way a purchase goes. */
export function wayOf({ request: { executionCode }, amount, similarAmount, categories, policy }: Submitted) {
  return laneOf({ amount, similarAmount, marks: [...categories.values()], policy, executionCode });
}

/** Returns the rules that a purchase breaks, each with the field that tells about it. It is pure. */
export function brokenRules(subject: Submitted): Broken[] {
  const { request } = subject;
  const ofWay = { SMALL: () => withoutPayee(request), BIDDING: biddingRules, OTHER: otherRules }[wayOf(subject).lane](subject);
  return [...itemRules(subject), ...incomplete(request), ...ofWay, ...sums(subject), ...closedGates(subject), ...cards(subject)];
}

function incomplete({ projectName, items, funds }: Request): Broken[] {
  return [
    ...(projectName === undefined ? [required('projectName')] : []),
    ...(items.length === 0 ? [required('items')] : []),
    ...items.flatMap((item, index) =>
      (['itemName', 'categoryId', 'quantity', 'unit', 'amount'] as const).flatMap((field) =>
        item[field] === undefined ? [required(`items.${index}.${field}`)] : [],
      ),
    ),
    ...items.flatMap(({ quantity }, index): Broken[] =>
      quantity !== undefined && Number(quantity) === 0
        ? [{ field: `items.${index}.quantity`, rule: 'minimum', params: { limit: '0.001' }, of: 'COMPLETE' }]
        : [],
    ),
    ...(funds.length === 0 ? [required('funds')] : []),
    ...funds.flatMap((fund, index) =>
      (['expenditureId', 'amount'] as const).flatMap((field) =>
        fund[field] === undefined ? [required(`funds.${index}.${field}`)] : [],
      ),
    ),
  ];
}

/** A small purchase names whom it is bought from. */
function withoutPayee({ payee }: Request): Broken[] {
  return [
    ...(payee.name === '' ? [required('payee.name')] : []),
    ...(payee.supplierId === null && payee.account === null ? [required('payee.account')] : []),
  ];
}

/** The cards pay exactly what the lines cost. */
function sums({ request: { items, funds }, amount }: Submitted): Broken[] {
  const isWhole =
    items.length > 0 && items.every((item) => item.amount) && funds.every((fund) => fund.amount) && funds.length > 0;
  const paid = sumOf(funds.flatMap((fund) => fund.amount ?? []));
  if (!isWhole || compareMoney(paid, amount) === 0) return [];
  return [{ field: 'funds', rule: 'sum', params: { limit: amount }, of: 'COMPLETE' }];
}

/** Goods of the central catalogue cannot be bought by the school itself: they go to a tender outside the platform. */
function closedGates({ request: { items, executionCode }, categories }: Submitted): Broken[] {
  if (executionCode === 'OPEN_TENDER') return [];
  return items.flatMap(({ categoryId = '' }, index) =>
    categories.get(categoryId)?.centralCatalogue
      ? [{ field: `items.${index}.categoryId`, rule: 'centralCatalogue', of: 'GATES' as const }]
      : [],
  );
}

function cards({ request: { funds }, available }: Submitted): Broken[] {
  return funds.flatMap(({ expenditureId, amount }, index): Broken[] => {
    if (expenditureId === undefined || amount === undefined) return [];
    const left = available.get(expenditureId);
    if (left === undefined) return [{ field: `funds.${index}.expenditureId`, rule: 'cardUnusable', of: 'FUNDS' }];
    if (compareMoney(amount, left) <= 0) return [];
    return [{ field: `funds.${index}.amount`, rule: 'available', params: { limit: left }, of: 'FUNDS' }];
  });
}

const rules: Record<Schemas['PurchaseLane'], Rule[]> = {
  SMALL: ['COMPLETE', 'SMALL_LIMIT', 'FUNDS', 'GATES', 'SPLIT'],
  BIDDING: ['COMPLETE', 'FUNDS', 'GATES', 'SPLIT', 'PATTERN', 'TENDER', 'ARGUMENT'],
  OTHER: ['COMPLETE', 'FUNDS', 'GATES', 'SPLIT', 'PATTERN', 'TENDER', 'ARGUMENT'],
};

/** Returns what was checked, for people. */
export function checkedRules(
  lane: Schemas['PurchaseLane'],
  broken: readonly Broken[],
  { needsItem, item }: Pick<Submitted, 'needsItem' | 'item'>,
): Schemas['CheckedRule'][] {
  const checked = needsItem || item !== null ? (['ASSOCIATION', ...rules[lane]] as const) : rules[lane];
  return checked.map((code) => ({ code, ok: !broken.some(({ of }) => of === code) }));
}
