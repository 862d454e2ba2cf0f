import { relatedOnes } from './findRisks.ts';

type Company = Parameters<typeof relatedOnes>[0][number];

/** Counts companies of which related ones, also over several others, are one. */
export function independentBidders(companies: readonly Company[]): number {
  let groups: Company[][] = [];
  for (const company of companies) {
    const isOfGroup = (group: Company[]) => group.some((other) => relatedOnes([company, other]).size > 0);
    const joined = groups.filter(isOfGroup);
    groups = [...groups.filter((group) => !joined.includes(group)), [company, ...joined.flat()]];
  }
  return groups.length;
}
