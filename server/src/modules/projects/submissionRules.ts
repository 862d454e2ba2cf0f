import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import type { BrokenRule } from '../../failure/failure.ts';

type Rule = Schemas['CheckedRule']['code'];

/** Marks of a category that keep its goods from being bought the small way; of several, the first is told. */
export const gates = ['hazardous', 'centralCatalogue', 'fixedAsset'] as const;
export type Gate = (typeof gates)[number];

/** Everything that decides whether a purchase may be submitted as a small one. */
export interface Submitted {
  projectName: string | undefined;
  items: Schemas['ProjectItemInput'][];
  funds: Schemas['ProjectFundInput'][];
  payee: { supplierId: string | null; name: string; account: string | null };
  smallLimit: string;
  /** Similar purchases within the window of the policy. */
  similarAmount: string;
  similarDays: number;
  /** Categories of the lines that cannot be bought the small way, each with the reason. */
  gates: ReadonlyMap<string, Gate>;
  /** Available on the cards that can be used, including what this purchase has frozen there. */
  available: ReadonlyMap<string, string>;
}

type Broken = BrokenRule & { of: Rule };

/** Returns the rules that a purchase breaks, each with the field that tells about it. It is pure. */
export function brokenRules(subject: Submitted): Broken[] {
  const missing = incomplete(subject);
  const amount = sumOf(subject.items.flatMap((item) => item.amount ?? []));
  return [...missing, ...sums(subject, amount), ...limits(subject, amount), ...closedGates(subject), ...cards(subject)];
}

function incomplete({ projectName, items, funds, payee }: Submitted): Broken[] {
  const required = (field: string): Broken => ({ field, rule: 'required', of: 'COMPLETE' });
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
    ...(payee.name === '' ? [required('payee.name')] : []),
    ...(payee.supplierId === null && payee.account === null ? [required('payee.account')] : []),
  ];
}

/** The cards pay exactly what the lines cost. */
function sums({ items, funds }: Submitted, amount: string): Broken[] {
  const isWhole =
    items.length > 0 && items.every((item) => item.amount) && funds.every((fund) => fund.amount) && funds.length > 0;
  const paid = sumOf(funds.flatMap((fund) => fund.amount ?? []));
  if (!isWhole || compareMoney(paid, amount) === 0) return [];
  return [{ field: 'funds', rule: 'sum', params: { limit: amount }, of: 'COMPLETE' }];
}

function limits({ smallLimit, similarAmount, similarDays }: Submitted, amount: string): Broken[] {
  if (compareMoney(amount, smallLimit) > 0) {
    return [{ field: 'items', rule: 'smallLimit', params: { limit: smallLimit }, of: 'SMALL_LIMIT' }];
  }
  const together = fromCents(toCents(amount) + toCents(similarAmount));
  if (compareMoney(similarAmount, '0.00') === 0 || compareMoney(together, smallLimit) <= 0) return [];
  return [{ field: 'items', rule: 'split', params: { days: similarDays, sum: together, limit: smallLimit }, of: 'SPLIT' }];
}

/** Each line that cannot be bought the small way tells why. */
function closedGates({ items, gates }: Submitted): Broken[] {
  return items.flatMap(({ categoryId = '' }, index) => {
    const gate = gates.get(categoryId);
    return gate === undefined ? [] : [{ field: `items.${index}.categoryId`, rule: gate, of: 'GATES' as const }];
  });
}

function cards({ funds, available }: Submitted): Broken[] {
  return funds.flatMap(({ expenditureId, amount }, index): Broken[] => {
    if (expenditureId === undefined || amount === undefined) return [];
    const left = available.get(expenditureId);
    if (left === undefined) return [{ field: `funds.${index}.expenditureId`, rule: 'cardUnusable', of: 'FUNDS' }];
    if (compareMoney(amount, left) <= 0) return [];
    return [{ field: `funds.${index}.amount`, rule: 'available', params: { limit: left }, of: 'FUNDS' }];
  });
}

const rules: Rule[] = ['COMPLETE', 'SMALL_LIMIT', 'FUNDS', 'GATES', 'SPLIT'];

/** Returns what was checked, for people. */
export function checkedRules(broken: readonly Broken[]): Schemas['CheckedRule'][] {
  return rules.map((code) => ({ code, ok: !broken.some(({ of }) => of === code) }));
}
