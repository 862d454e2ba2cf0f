import type { Detail } from './acceptanceState.ts';

/** A group as it is being put together. */
export interface Group {
  members: readonly string[];
  leader: string;
  drawCount: number;
}

/** Whether a requirement is met; null where only the server knows. */
export interface Check {
  rule: 'Size' | 'SizeNotApplicant' | 'Odd' | 'Leader' | 'LeaderOutside' | 'Outsiders';
  count: number;
  isMet: boolean | null;
}

/** Holds a group against what it must be like. Who is from outside is known of those that are drawn. */
export function groupChecks(
  { groupRule, applicantId }: Pick<Detail, 'groupRule' | 'applicantId'>,
  { members, leader, drawCount }: Group,
): Check[] {
  const { minMembers, odd, leaderNotApplicant, leaderOutside, outsiders, applicantCounts } = groupRule;
  const named = members.filter((id) => applicantCounts || id !== applicantId);
  const count = named.length + drawCount;
  const hasOthers = members.some((id) => id !== applicantId) || drawCount > 0;
  const isLed = leader === '' ? drawCount > 0 : members.includes(leader) && !(leaderNotApplicant && leader === applicantId);
  return [
    { rule: applicantCounts ? 'Size' : 'SizeNotApplicant', count: minMembers, isMet: hasOthers && count >= minMembers },
    ...(odd ? [{ rule: 'Odd' as const, count: 0, isMet: count % 2 === 1 }] : []),
    { rule: 'Leader', count: 0, isMet: isLed },
    ...(leaderOutside ? [{ rule: 'LeaderOutside' as const, count: 0, isMet: leader === '' && drawCount > 0 ? true : null }] : []),
    ...(outsiders > 0 ? [{ rule: 'Outsiders' as const, count: outsiders, isMet: drawCount >= outsiders ? true : null }] : []),
  ];
}
