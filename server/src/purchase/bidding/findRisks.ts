import type { Schemas } from '@campus-procurement/sdk';

type Risk = Schemas['RiskKind'];

/** What is compared between bidders. */
interface Compared {
  id: string;
  joinIp: string | null;
  /** Of the joining and of the company. */
  phones: string[];
}

/** Returns the warnings about each bidder, by its id. @param staffPhones phones of the school's staff */
export function findRisks(bidders: readonly Compared[], staffPhones: ReadonlySet<string>): Map<string, Risk[]> {
  return new Map(
    bidders.map((bidder) => {
      const others = bidders.filter(({ id }) => id !== bidder.id);
      const risks: Risk[] = [];
      if (bidder.joinIp !== null && others.some(({ joinIp }) => joinIp === bidder.joinIp)) risks.push('SAME_IP');
      else if (bidder.joinIp !== null && others.some(({ joinIp }) => isSameSubnet(joinIp, bidder.joinIp)))
        risks.push('SAME_SUBNET');
      if (bidder.phones.some((phone) => staffPhones.has(phone))) risks.push('STAFF_PHONE');
      return [bidder.id, risks];
    }),
  );
}

/** Who stands behind a company. */
interface Company {
  id: string;
  legalPerson: string | null;
  phones: string[];
}

/** Returns the ids of those that share a legal person or a phone with another one. */
export function relatedOnes(companies: readonly Company[]): Set<string> {
  const isRelated = (one: Company, other: Company) =>
    (one.legalPerson !== null && one.legalPerson.trim() !== '' && one.legalPerson.trim() === other.legalPerson?.trim()) ||
    one.phones.some((phone) => other.phones.includes(phone));
  return new Set(
    companies.flatMap((one) => (companies.some((other) => other.id !== one.id && isRelated(one, other)) ? [one.id] : [])),
  );
}

/** Whether two addresses are in the same /24, or /64 of IPv6. */
function isSameSubnet(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && subnetOf(one) === subnetOf(other);
}

function subnetOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.');
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined ? first : [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return filled
    .slice(0, 4)
    .map((part: string) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
