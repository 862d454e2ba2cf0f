import { compareMoney } from '@campus-procurement/sdk/money';
import { argumentReasons } from './argument.ts';
import { limitReachedTogether, plus, tenderLimitOf } from './lane.ts';
import { type Broken, type Request, required, type Submitted } from './submitted.ts';
import { wayFactRules } from './wayRules.ts';

/** So many characters a description and a reason have at least. */
const wordsLimit = 20;

const lengthOf = (text: string | null | undefined) => [...(text ?? '').trim()].length;

/** Returns the rules that a purchase by bidding breaks beside those of any purchase. */
export function biddingRules(subject: Submitted): Broken[] {
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
export function otherRules(subject: Submitted): Broken[] {
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

const stated = ['deliveryDays', 'warrantyMonths', 'paymentTerms', 'deliveryAddress', 'contactName', 'contactPhone'] as const;

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
