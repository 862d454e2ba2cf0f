import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, parseMoney, parseNumber } from '@campus-procurement/sdk/money';

/** Fields of a supplier that the business registry has, too. Of the first three a difference is another enterprise or person. */
const fields = [
  ['companyName', 'suppliers.companyName', 'bad'],
  ['creditCode', 'suppliers.creditCode', 'bad'],
  ['legalPerson', 'suppliers.legalPerson', 'bad'],
  ['registeredCapital', 'suppliers.registeredCapital', 'wait'],
  ['establishDate', 'suppliers.establishDate', 'wait'],
  ['registeredAddress', 'suppliers.address', 'wait'],
] as const;

type Field = (typeof fields)[number];

/** What a supplier states beside what the registry says. */
export interface ComparedFact {
  field: Field[0];
  label: Field[1];
  stated: string | null;
  registered: string | null;
  /** How much a difference matters; null if there is none. */
  difference: Field[2] | null;
}

/** All facts that can be compared, the differing ones first. What the registry does not say differs from nothing. */
export function comparedFacts(stated: Schemas['SupplierDetail'], registered: Schemas['GsInfo']): ComparedFact[] {
  const facts = fields.map(([field, label, difference]): ComparedFact => {
    const [one, other] = [stated[field], registered[field]];
    const isSame = other === null || (field === 'registeredCapital' ? isSameCapital(one, other) : plain(one) === plain(other));
    return { field, label, stated: one, registered: other, difference: isSame ? null : difference };
  });
  return [...facts.filter(({ difference }) => difference), ...facts.filter(({ difference }) => !difference)];
}

/** Without blanks, and with brackets and digits of one width. */
function plain(text: string | null): string {
  return (text ?? '').normalize('NFKC').replace(/\s/g, '');
}

/** An amount as the registry writes it: a number, ten thousands (wan), yuan, renminbi, of which only the number is always there. */
const amountPattern = /^([\d,.]+)(\u4e07)?\u5143?(?:\u4eba\u6c11\u5e01)?\u5143?$/;

/** Of amounts in other currencies nothing can be said. */
function isSameCapital(yuan: string | null, text: string): boolean {
  const [, number, unit] = amountPattern.exec(plain(text)) ?? [];
  const amount = number === undefined ? null : parseMoney(unit ? (tenThousandTimes(number) ?? '') : number);
  return amount === null || (yuan !== null && compareMoney(yuan, amount) === 0);
}

function tenThousandTimes(number: string): string | null {
  const plain = parseNumber(number, 6);
  if (plain === null) return null;
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = fraction.padEnd(4, '0');
  return `${whole}${digits.slice(0, 4)}.${digits.slice(4) || '0'}`;
}
