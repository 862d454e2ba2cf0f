import type { KeptLimits } from '#platform/db/tables/projects.ts';

/** Amounts in yuan at which something else applies, for a school that has set none: usual ones of universities. */
export const usualLimits = {
  /** Purchases up to it are small. */
  smallLimit: '10000.00',
  /** Up to it nobody approves what is paid from own cards. */
  ownCardLimit: '1000.00',
  /** Bidding below it is published, opened and ordered by the platform. */
  orderLimit: '50000.00',
  /** From it on goods, services and works need a tender outside the platform. */
  tenderLimit: '200000.00',
  serviceTenderLimit: '200000.00',
  worksTenderLimit: '200000.00',
  /** From it on openings need a witness. */
  witnessLimit: '100000.00',
  /** From it on an award is approved also if it goes to the lowest quote. */
  awardApprovalLimit: '200000.00',
  /** From it on a change that costs more is approved by the school. */
  changeApprovalLimit: '100000.00',
  /** Orders from it on are accepted with somebody of another college. */
  outsiderLimit: '200000.00',
  /** From it on an acceptance across departments is led by somebody from outside. */
  outsideLeaderLimit: '50000.00',
  /** From this unit price on an argument report is needed where the goods category says nothing else. */
  argumentLimit: '100000.00',
  /** From this sum on one is needed whatever the lines cost. */
  argumentSumLimit: '300000.00',
};

/** The days in which similar purchases count together, for a school that has set none. */
export const usualSimilarDays = 90;

/** Days that decide, the same in every school. Working days where it says so. */
export const usualDays = {
  /** So long the money of a returned or failed purchase stays frozen. */
  held: 30,
  /** So long a draft is kept, and after so many days its applicant is reminded of it. */
  draftKept: 90,
  draftReminded: 83,
  /** Working days in which an approver decides where the flow says nothing. */
  approval: 3,
  /** Working days in which an award is decided, and after which auditors are told that it is overdue. */
  decision: 3,
  decisionAudited: 5,
  /** Working days in which an emergency purchase is reported about. */
  emergencyReport: 5,
  /** After so many days of waiting a purchase needs a look. */
  waitsLong: 5,
  /** The longest time for which somebody is deputised. */
  delegation: 90,
};

/** Returns the limits of a purchase: those that it kept at its submission, or the usual ones where it was submitted before any were kept. */
export const limitsOf = ({ limits }: { limits: KeptLimits | null }): KeptLimits => limits ?? usualLimits;

/** Returns what a purchase keeps of the limits of its school. */
export function keptOf(policy: KeptLimits): KeptLimits {
  const { witnessLimit, awardApprovalLimit, changeApprovalLimit, outsiderLimit, outsideLeaderLimit } = policy;
  return { witnessLimit, awardApprovalLimit, changeApprovalLimit, outsiderLimit, outsideLeaderLimit };
}
