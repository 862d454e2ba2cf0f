import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { pieceRule } from '#reference/pieceUnits.ts';
import { argumentReasons } from './argument.ts';
import { itemRules } from './chargedItem.ts';
import { laneOf, limitReachedTogether, plus, tenderLimitOf } from './lane.ts';
import { type Broken, type Request, type Rule, required, type Submitted } from './submitted.ts';
import { wayFactRules } from './wayRules.ts';

/** So many characters a description and a reason have at least. */
const wordsLimit = 20;

const lengthOf = (text: string | null | undefined) => [...(text ?? '').trim()].length;

const stated = ['deliveryDays', 'warrantyMonths', 'paymentTerms', 'deliveryAddress', 'contactName', 'contactPhone'] as const;

/** Decides which way a purchase goes. */
export function wayOf({ request: { executionCode }, amount, similarAmount, categories, policy }: Submitted) {
  return laneOf({ amount, similarAmount, marks: [...categories.values()], policy, executionCode });
}

/** Returns the rules that a purchase breaks, each with the field that tells about it. It is pure. */
export function brokenRules(subject: Submitted): Broken[] {
  const { request } = subject;
  const ofWay = { SMALL: () => withoutPayee(request), BIDDING: biddingRules, OTHER: otherRules }[wayOf(subject).lane](subject);
  return [
    ...itemRules(subject),
    ...incomplete(request),
    ...closedCategories(subject),
    ...ofWay,
    ...sums(subject),
    ...closedGates(subject),
    ...cards(subject),
  ];
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
    ...items.flatMap(({ quantity = '0', unit }, index): Broken[] =>
      pieceRule(`items.${index}.quantity`, quantity, unit).map((rule) => ({ ...rule, of: 'COMPLETE' })),
    ),
    ...(funds.length === 0 ? [required('funds')] : []),
    ...funds.flatMap((fund, index) =>
      (['expenditureId', 'amount'] as const).flatMap((field) =>
        fund[field] === undefined ? [required(`funds.${index}.${field}`)] : [],
      ),
    ),
  ];
}

/** A category that was disabled after the draft is not bought by any more. */
function closedCategories({ request: { items }, categories }: Submitted): Broken[] {
  return items.flatMap(({ categoryId = '' }, index) =>
    categories.get(categoryId)?.isClosed
      ? [{ field: `items.${index}.categoryId`, rule: 'categoryDisabled', of: 'COMPLETE' as const }]
      : [],
  );
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

function cards({ request: { funds }, available, hindrances }: Submitted): Broken[] {
  return funds.flatMap(({ expenditureId, amount }, index): Broken[] => {
    if (expenditureId === undefined || amount === undefined) return [];
    const left = available.get(expenditureId);
    const { reason: rule, params = {} } = hindrances.get(expenditureId) ?? { reason: 'cardUnusable' };
    if (left === undefined) return [{ field: `funds.${index}.expenditureId`, rule, params, of: 'FUNDS' }];
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

/** Returns the rules that a purchase by bidding breaks beside those of any purchase. */
function biddingRules(subject: Submitted): Broken[] {
  return [
    ...missing(subject.request),
    ...kinds(subject),
    ...split(subject),
    ...tender(subject),
    ...patternRules(subject),
    ...argument(subject),
  ];
}

/** Returns the rules that a purchase breaks which is not bid for here. */
function otherRules(subject: Submitted): Broken[] {
  return [
    ...missing(subject.request),
    ...kinds(subject),
    ...split(subject),
    ...outsideTender(subject),
    ...wayRules(subject),
    ...wayFactRules(subject),
    ...argument(subject),
  ];
}

/** What suppliers must know before they quote. */
function missing(request: Request): Broken[] {
  const isEmpty = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  const length = lengthOf(request.description);
  return [
    ...request.items.flatMap(({ spec, parameters }, index) =>
      isEmpty(spec) && isEmpty(parameters) ? [required(`items.${index}.spec`)] : [],
    ),
    ...stated.flatMap((field) => (isEmpty(request[field]) ? [required(field)] : [])),
    ...(length === 0 ? [required('description')] : []),
    ...(length > 0 && length < wordsLimit
      ? [{ field: 'description', rule: 'minLength', params: { limit: wordsLimit }, of: 'COMPLETE' as const }]
      : []),
  ];
}

/** All lines are of the kind of the purchase: limits and rules differ by it. */
function kinds({ request: { items, purchaseType = 'GOODS' }, categories }: Submitted): Broken[] {
  return items.flatMap(({ categoryId = '' }, index) => {
    const category = categories.get(categoryId);
    if (category === undefined || category.purchaseType === purchaseType) return [];
    return [{ field: `items.${index}.categoryId`, rule: 'purchaseType', of: 'COMPLETE' as const }];
  });
}

/** Similar purchases that together reach the next limit are separate for a reason. */
function split({ request: { splitReason, purchaseType = 'GOODS' }, amount, similarAmount, policy }: Submitted): Broken[] {
  const limit = limitReachedTogether({ amount, similarAmount }, policy, tenderLimitOf(purchaseType, policy));
  if (limit === null || lengthOf(splitReason) >= wordsLimit) return [];
  const params = { days: policy.similarDays, sum: plus(amount, similarAmount), limit };
  return [{ field: 'splitReason', rule: 'split', params, of: 'SPLIT' }];
}

/** The report is one of the files. */
function argument(subject: Submitted): Broken[] {
  const { argumentId, attachmentIds = [] } = subject.request;
  const isThere = typeof argumentId === 'string' && attachmentIds.includes(argumentId);
  if (isThere || argumentReasons(subject).length === 0) return [];
  return [{ field: 'argumentId', rule: 'argument', of: 'ARGUMENT' }];
}

function tender({ request: { purchaseType = 'GOODS' }, amount, policy }: Submitted): Broken[] {
  const limit = tenderLimitOf(purchaseType, policy);
  return compareMoney(amount, limit) < 0 ? [] : [{ field: 'items', rule: 'tender', params: { limit }, of: 'TENDER' }];
}

/** From the tender limit on, nothing but a tender outside the platform will do. */
function outsideTender(subject: Submitted): Broken[] {
  return subject.request.executionCode === 'OPEN_TENDER' ? [] : tender(subject);
}

/** The school offers the way that is wanted, and there is a reason for it. */
function wayRules({ request: { executionCode, otherReason }, executions }: Submitted): Broken[] {
  const isOffered = executions.some((offered) => offered.executionCode === executionCode);
  const length = lengthOf(otherReason);
  return [
    ...(isOffered ? [] : [{ field: 'executionCode', rule: 'exists', of: 'PATTERN' as const }]),
    ...(length === 0 ? [required('otherReason')] : []),
    ...(length > 0 && length < wordsLimit
      ? [{ field: 'otherReason', rule: 'minLength', params: { limit: wordsLimit }, of: 'COMPLETE' as const }]
      : []),
  ];
}

/** The school has rules for the purchase, and the request only makes them stricter. */
function patternRules({ request, amount, pattern, policy }: Submitted): Broken[] {
  const { priceCeiling = null, minBidders = null, noticeHours = null, purchaseType = 'GOODS' } = request;
  const broken: Broken[] = [];
  if (priceCeiling !== null && compareMoney(priceCeiling, amount) > 0) {
    broken.push({ field: 'priceCeiling', rule: 'maximum', params: { limit: amount }, of: 'COMPLETE' });
  }
  if (pattern === null) {
    // Who needs a tender is told so; rules for bidding would not help.
    const needsTender = compareMoney(amount, tenderLimitOf(purchaseType, policy)) >= 0;
    if (!needsTender) broken.push({ field: 'items', rule: 'noPattern', of: 'PATTERN' });
    return broken;
  }
  for (const [field, wanted] of Object.entries({ minBidders, noticeHours })) {
    const limit = pattern.bidConfig?.[field as 'minBidders' | 'noticeHours'];
    if (wanted !== null && limit !== undefined && wanted < limit)
      broken.push({ field, rule: 'minimum', params: { limit }, of: 'COMPLETE' });
  }
  return broken;
}
