import type { Schemas } from '@campus-procurement/sdk';
import { dayMs, dayOf } from '@campus-procurement/sdk/time';

type Supplier = Pick<Schemas['SupplierDetail'], 'qualifications' | 'goodsCategories'>;

/** A licence that a supplier has, or one that it needs and has not: `missing`. `unread`: it has no scan. */
export interface Licence {
  id: string;
  /** Null for one that is missing, which `kind` names. */
  name: string | null;
  kind: string;
  state: 'missing' | 'unread' | 'expired' | 'ending' | 'valid';
  expireDate: string | null;
  /** Days until it ends; null if it does not. */
  daysLeft: number | null;
  file: Schemas['SupplierQualification']['file'];
}

/** Kinds of `qualification_type` that may be required. */
export type RequiredKind = 'license' | 'hazardous';

/** How many days before its end a licence is marked, as in the reminders to suppliers. */
const warningDays = 90;

/**
 * The licences of a supplier, and those that are missing: everybody needs a business licence, who sells hazardous goods a permit.
 * @param hazardous the ids of categories of hazardous goods
 */
export function licencesOf({ qualifications, goodsCategories }: Supplier, hazardous: ReadonlySet<string>, now: Date): Licence[] {
  const required: RequiredKind[] = goodsCategories.some(({ id }) => hazardous.has(id)) ? ['license', 'hazardous'] : ['license'];
  const missing = required.filter((kind) => !qualifications.some(({ qualType }) => qualType === kind));
  const today = Date.parse(dayOf(now));
  return [
    ...qualifications.map(({ id, qualName, qualType, expireDate, file }): Licence => {
      const daysLeft = expireDate === null ? null : (Date.parse(expireDate) - today) / dayMs;
      return { id, name: qualName, kind: qualType, state: stateOf(daysLeft, file), expireDate, daysLeft, file };
    }),
    ...missing.map(
      (kind): Licence => ({ id: kind, name: null, kind, state: 'missing', expireDate: null, daysLeft: null, file: null }),
    ),
  ];
}

function stateOf(daysLeft: number | null, file: Licence['file']): Licence['state'] {
  if (daysLeft !== null && daysLeft < 0) return 'expired';
  if (!file) return 'unread';
  return daysLeft !== null && daysLeft <= warningDays ? 'ending' : 'valid';
}

/** The ids of the categories of hazardous goods, and of all below one. */
export function hazardousIds(roots: readonly Schemas['GoodsCategory'][], isBelow = false): string[] {
  return roots.flatMap(({ id, hazardous, children }) => {
    const is = isBelow || hazardous;
    return [...(is ? [id] : []), ...hazardousIds(children, is)];
  });
}
