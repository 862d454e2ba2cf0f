import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { BrokenRule } from '#platform/failure/failure.ts';
import type { ProjectRow } from '../records/public.ts';

type Way = Schemas['ExecutionCode'];

/** So many offers a way has to have. */
const leastQuotes: Partial<Record<Way, number>> = { INQUIRY: 3, NEGOTIATION: 2, CONSULTATION: 2 };

type Said = Pick<Schemas['OutcomeInput'], 'dealAmount' | 'quotes' | 'resultPublic' | 'supplierId'> & { supplierName: string };
type Decided = Pick<ProjectRow, 'executionCode' | 'pattern'> & { framework: Schemas['FrameworkBrief'] | null };

/** Returns the rules of its way that an outcome breaks. It is pure. */
export function outcomeFaults({ executionCode, pattern, framework }: Decided, said: Said): BrokenRule[] {
  const { dealAmount, resultPublic, quotes = [], supplierId, supplierName } = said;
  const least = (executionCode && leastQuotes[executionCode]) ?? 0;
  const own = quotes.find((quote) => quote.supplierName === supplierName);
  const names = quotes.map((quote) => quote.supplierName);
  return [
    ...(quotes.length < least ? [{ field: 'quotes', rule: 'minItems', params: { limit: least } }] : []),
    ...names.flatMap((name, index) =>
      names.indexOf(name) < index ? [{ field: `quotes.${index}.supplierName`, rule: 'uniqueItems' }] : [],
    ),
    ...(quotes.length > 0 && own === undefined ? [{ field: 'quotes', rule: 'ownQuote' }] : []),
    ...(own && compareMoney(dealAmount, own.amount) > 0
      ? [{ field: 'dealAmount', rule: 'maximum', params: { limit: own.amount } }]
      : []),
    ...(executionCode === 'FRAMEWORK' && framework !== null && framework.supplierId !== supplierId
      ? [{ field: 'supplierId', rule: 'ofFramework', params: { name: framework.supplierName } }]
      : []),
    ...(pattern !== null && pattern.publicityDays > 0 && !resultPublic ? [{ field: 'resultPublic', rule: 'publicResult' }] : []),
  ];
}
