import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { limitsOf } from '#limits/usualLimits.ts';
import type { BrokenRule } from '#platform/failure/failure.ts';
import type { ProjectRow } from '../records/public.ts';

export type GroupRule = Schemas['AcceptanceDetail']['groupRule'];

type Ordered = Pick<ProjectRow, 'orderAmount' | 'pattern' | 'limits'>;

/** Returns how an order is accepted: below the limit for orders by whoever the buyer names, unless the school wants it across departments. */
export function acceptTypeOf({ orderAmount, pattern }: Omit<Ordered, 'limits'>): Schemas['AcceptType'] {
  if (pattern?.switches.ifCrossAcceptance) return 'CROSS';
  return compareMoney(orderAmount ?? '0.00', pattern?.orderLimit ?? '0.00') < 0 ? 'SELF' : 'GROUP';
}

/** Returns what the group of an acceptance must be like. */
export function groupRuleOf(acceptType: Schemas['AcceptType'], order: Ordered): GroupRule {
  const amount = order.orderAmount ?? '0.00';
  const { outsiderLimit, outsideLeaderLimit } = limitsOf(order);
  if (acceptType === 'SELF') {
    return { minMembers: 1, odd: false, leaderNotApplicant: true, leaderOutside: false, outsiders: 0, applicantCounts: true };
  }
  const isCross = acceptType === 'CROSS';
  return {
    minMembers: 3,
    odd: true,
    leaderNotApplicant: true,
    leaderOutside: isCross && compareMoney(amount, outsideLeaderLimit) >= 0,
    outsiders: isCross || compareMoney(amount, outsiderLimit) >= 0 ? 1 : 0,
    applicantCounts: !isCross,
  };
}

/** Somebody who is to be in a group. */
export interface Candidate {
  userId: string;
  memberRole: Schemas['MemberRole'];
  /** From another college than the applicant. */
  outside: boolean;
  isInspector: boolean;
}

/** Returns the rules that a group breaks. The applicant is never alone. */
export function groupFaults(rule: GroupRule, members: readonly Candidate[], applicantId: string): BrokenRule[] {
  const counted = members.filter(({ userId }) => rule.applicantCounts || userId !== applicantId);
  const others = members.filter(({ userId }) => userId !== applicantId);
  const leaders = members.filter(({ memberRole }) => memberRole === 'LEADER');
  const [leader] = leaders;
  const fault = (name: string, params?: { limit: number }) => ({ field: 'members', rule: name, ...(params && { params }) });
  const isLed =
    leader !== undefined &&
    leaders.length === 1 &&
    !(rule.leaderNotApplicant && leader.userId === applicantId) &&
    !(rule.leaderOutside && !leader.outside && !leader.isInspector);
  return [
    ...(counted.length < rule.minMembers || others.length === 0 ? [fault('groupSize', { limit: rule.minMembers })] : []),
    ...(rule.odd && counted.length % 2 === 0 ? [fault('oddGroup')] : []),
    ...(isLed ? [] : [fault('leader')]),
    ...(others.filter(({ outside }) => outside).length < rule.outsiders ? [fault('outsiders', { limit: rule.outsiders })] : []),
  ];
}
