import type { Input, Schemas } from '@campus-procurement/sdk';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';

export type Draft = Input<'saveStockDocument'>['body'];
export type DraftLine = Draft['items'][number];
type Kind = Schemas['StockDraftType'];

/** Fields that a kind of document must and may have, beside those that all have. */
interface Fields<Name> {
  needs: readonly Name[];
  may?: readonly Name[];
}

const documentFields: Record<Kind, Fields<keyof Draft>> = {
  IN_OTHER: { needs: ['purpose'] },
  OUT_USE: { needs: ['receiverDeptId', 'receiverName', 'purpose'], may: ['expiredConfirmed'] },
  TRANSFER: { needs: ['targetWarehouseId'], may: ['purpose'] },
  RETURN: { needs: ['sourceDocumentId'], may: ['purpose'] },
  CHECK: { needs: [], may: ['purpose'] },
  SCRAP: { needs: ['purpose'] },
};

const ofStock: Fields<keyof DraftLine> = { needs: ['stockId'] };
const lineFields: Record<Kind, Fields<keyof DraftLine>> = {
  IN_OTHER: {
    needs: ['itemName', 'unit', 'unitCost'],
    may: ['categoryId', 'brand', 'model', 'locationId', 'batchNo', 'expireDate'],
  },
  OUT_USE: ofStock,
  TRANSFER: ofStock,
  RETURN: { needs: ['sourceNo'] },
  CHECK: { needs: ['stockId', 'bookQuantity'], may: ['diffReason'] },
  SCRAP: ofStock,
};

/**
 * Makes sure that a document has the fields of its kind and no others, and lines of which each moves something.
 * @throws Failure `invalid` with rule `required`, `contradiction`, `minimum`, or `duplicate` for a line that is there twice
 */
export function checkFields(draft: Draft): void {
  const { docType, items } = draft;
  const faults = [
    ...faultsOf(draft, ['docType', 'warehouseId', 'items'], documentFields[docType], ''),
    ...items.flatMap((line, index) => [
      ...faultsOf(line, ['quantity'], lineFields[docType], `items.${index}.`),
      ...(docType !== 'CHECK' && Number(line.quantity) === 0
        ? [{ field: `items.${index}.quantity`, rule: 'minimum', params: { limit: '0.001' } }]
        : []),
    ]),
    ...twice(items, 'stockId'),
    ...twice(items, 'sourceNo'),
  ];
  if (faults.length > 0) throw invalid(...faults);
}

function faultsOf<Name extends string>(
  sent: Partial<Record<Name, unknown>>,
  always: readonly Name[],
  { needs, may = [] }: Fields<Name>,
  prefix: string,
): BrokenRule[] {
  const known = [...always, ...needs, ...may];
  const missing = needs.filter((name) => sent[name] === undefined);
  const strange = (Object.keys(sent) as Name[]).filter((name) => sent[name] !== undefined && !known.includes(name));
  return [
    ...missing.map((name) => ({ field: prefix + name, rule: 'required' })),
    ...strange.map((name) => ({ field: prefix + name, rule: 'contradiction' })),
  ];
}

function twice(items: readonly DraftLine[], name: 'stockId' | 'sourceNo'): BrokenRule[] {
  return items.flatMap((line, index) => {
    const isTwice = line[name] !== undefined && items.findIndex((other) => other[name] === line[name]) < index;
    return isTwice ? [{ field: `items.${index}.${name}`, rule: 'duplicate' }] : [];
  });
}

/** A line before it has a document. */
export type DraftedLine = Omit<Insertable<Tables['stockDocumentItem']>, 'companyId' | 'documentId' | 'no'>;
