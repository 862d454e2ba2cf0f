import type { Schemas } from '@campus-procurement/sdk';
import type { Choice } from '#ui/fields/LookupField.tsx';
import type { Detail } from '../state/projectState.ts';

/** So many quotes the server wants of a way at least. */
export const leastQuotes: Partial<Record<Schemas['ExecutionCode'], number>> = { INQUIRY: 3, NEGOTIATION: 2, CONSULTATION: 2 };

type Way = Pick<Detail, 'executionCode' | 'wayFacts'>;

/** Suppliers that the request proposes or invites, and that of the agreement. */
export function knownSuppliers({ executionCode, wayFacts }: Way): Choice[] {
  if (wayFacts === null) return [];
  const { suppliers, framework } = wayFacts;
  if (executionCode === 'FRAMEWORK') return framework ? [{ value: framework.supplierId, label: framework.supplierName }] : [];
  return suppliers.map(({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }));
}

/** The supplier where only one is proposed; '' where there is a choice. */
export function settled(project: Way): string {
  const isOne = ['DIRECT', 'SINGLE_SOURCE', 'FRAMEWORK'].includes(project.executionCode ?? '');
  return (isOne && knownSuppliers(project)[0]?.value) || '';
}

/** A row for each supplier that is invited, so that only the amounts are to be entered. */
export function firstQuotes(project: Way, least: number) {
  if (least === 0) return [];
  const invited = knownSuppliers(project).map(({ label }) => ({ supplierName: label, amount: '' }));
  const more = Array.from({ length: Math.max(0, least - invited.length) }, () => ({ supplierName: '', amount: '' }));
  return [...invited, ...more];
}
