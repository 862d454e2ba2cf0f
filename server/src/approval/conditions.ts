import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { FlowCondition } from '#platform/db/tables/approvalFlows.ts';

type Misfit = Schemas['ApprovalMisfit'];

/** The applicant's department and those above it, the nearest first and the school last. */
export type DeptsAbove = readonly { id: string; deptType: number }[];

/** What a request is like. */
export interface CaseFacts {
  amount: string;
  depts: DeptsAbove;
  /** Those of the lines, and those above them. */
  categoryIds: ReadonlySet<string>;
  /** Of the cards. */
  fundTypes: ReadonlySet<Schemas['FundType']>;
  /** The purchasing category by which it is bought. */
  patternId: string | null;
  /** Whether a line is. */
  isHazardous: boolean;
  /** Whether a line is made abroad. */
  isImported: boolean;
  /** How it is bought; null for a small purchase. */
  executionCode: Schemas['ExecutionCode'] | null;
}

const rules: Record<Misfit, (condition: FlowCondition, facts: CaseFacts) => boolean> = {
  AMOUNT: ({ amountFrom, amountBelow }, { amount }) =>
    (amountFrom === undefined || compareMoney(amount, amountFrom) >= 0) &&
    (amountBelow === undefined || compareMoney(amount, amountBelow) < 0),
  CATEGORY: ({ categoryIds }, facts) => categoryIds === undefined || categoryIds.some((id) => facts.categoryIds.has(id)),
  DEPT: ({ deptIds }, { depts }) => deptIds === undefined || depts.some(({ id }) => deptIds.includes(id)),
  FUND: ({ fundTypes }, facts) => fundTypes === undefined || fundTypes.some((type) => facts.fundTypes.has(type)),
  PATTERN: ({ patternIds }, { patternId }) => patternIds === undefined || (patternId !== null && patternIds.includes(patternId)),
  HAZARDOUS: ({ hazardous }, { isHazardous }) => hazardous === undefined || hazardous === isHazardous,
  IMPORTED: ({ imported }, { isImported }) => imported === undefined || imported === isImported,
  WAY: ({ executionCodes }, { executionCode }) =>
    executionCodes === undefined || (executionCode !== null && executionCodes.includes(executionCode)),
};
const kinds = Object.keys(rules) as Misfit[];

/** What of a condition a request does not meet. */
export function misfits(condition: FlowCondition, facts: CaseFacts): Misfit[] {
  return kinds.filter((kind) => !rules[kind](condition, facts));
}

/** Whether a request is as a condition wants it. */
export function applies(condition: FlowCondition, facts: CaseFacts): boolean {
  return misfits(condition, facts).length === 0;
}

/** Tells the ids of a department, or of a goods category, and of those above it. */
export interface Trees {
  dept: (id: string) => ReadonlySet<string>;
  category: (id: string) => ReadonlySet<string>;
}

/** Whether every request that meets `narrow` meets `wide` as well, as far as the conditions alone tell. */
export function covers(wide: FlowCondition, narrow: FlowCondition, { dept, category }: Trees): boolean {
  const all = <T>(wanted: readonly T[] | undefined, had: readonly T[] | undefined, isIn: (one: T, of: readonly T[]) => boolean) =>
    wanted === undefined || (had?.every((one) => isIn(one, wanted)) ?? false);
  const same = <T>(one: T, of: readonly T[]) => of.includes(one);
  return (
    (wide.amountFrom === undefined ||
      (narrow.amountFrom !== undefined && compareMoney(narrow.amountFrom, wide.amountFrom) >= 0)) &&
    (wide.amountBelow === undefined ||
      (narrow.amountBelow !== undefined && compareMoney(narrow.amountBelow, wide.amountBelow) <= 0)) &&
    all(wide.deptIds, narrow.deptIds, (id, of) => of.some((one) => dept(id).has(one))) &&
    all(wide.categoryIds, narrow.categoryIds, (id, of) => of.some((one) => category(id).has(one))) &&
    all(wide.fundTypes, narrow.fundTypes, same) &&
    all(wide.patternIds, narrow.patternIds, same) &&
    all(wide.executionCodes, narrow.executionCodes, same) &&
    (wide.hazardous === undefined || wide.hazardous === narrow.hazardous) &&
    (wide.imported === undefined || wide.imported === narrow.imported)
  );
}
