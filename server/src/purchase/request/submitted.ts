import type { Schemas } from '@campus-procurement/sdk';
import type { BrokenRule } from '#platform/failure/failure.ts';
import type { Marks } from './lane.ts';
import type { KnownWay } from './wayFacts.ts';

/** A rule as people are told about it. */
export type Rule = Schemas['CheckedRule']['code'];

/** What the form of a purchase says. */
export type Request = Omit<Schemas['ProjectInput'], 'items' | 'funds' | 'payee'> & {
  items: Schemas['ProjectItemInput'][];
  funds: Schemas['ProjectFundInput'][];
  payee: { supplierId: string | null; name: string; account: string | null };
};

/** What a goods category says about a purchase. */
interface CategoryFacts extends Marks {
  purchaseType: Schemas['PurchaseType'];
  needArgumentReport: boolean;
  argumentThreshold: string | null;
  /** It was disabled since the line was typed. */
  isClosed: boolean;
}

/** Everything that decides whether and how a purchase may be submitted. */
export interface Submitted {
  request: Request;
  /** Sum of the lines. */
  amount: string;
  policy: Schemas['PurchasePolicy'];
  /** Similar purchases within the window of the policy. */
  similarAmount: string;
  /** The categories of the lines. */
  categories: ReadonlyMap<string, CategoryFacts>;
  /** Whether the school has a template for argument reports, so that prices count. */
  wantsReports: boolean;
  /** The rules for bidding that fit; null if there are none. */
  pattern: Schemas['PurchasePattern'] | null;
  /** The other ways in which the school buys such things. */
  executions: readonly Schemas['ExecutionOption'][];
  /** Whether the school's purchases are charged to items of its own project system, and this one must be. */
  needsItem: boolean;
  /** The item that it names, with what is left for it. */
  item: (Schemas['ChargedItem'] & { enabled: boolean }) | null;
  /** What the records of the school say about the way of a purchase that is not bid for here. */
  way: KnownWay;
  /** Why cards that the applicant may use cannot be used today. */
  hindrances: ReadonlyMap<string, { reason: string; params: Record<string, string> }>;
  /** Available on the cards that can be used, including what this purchase has frozen there. */
  available: ReadonlyMap<string, string>;
}

/** A rule that a purchase breaks, with the field that tells about it. */
export type Broken = BrokenRule & { of: Rule };

/** Something that must be there and is not. */
export const required = (field: string): Broken => ({ field, rule: 'required', of: 'COMPLETE' });
