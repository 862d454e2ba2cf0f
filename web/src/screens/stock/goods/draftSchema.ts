import type { Input, Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import { fieldRules, typedQuantity } from '#ui/form/fieldRules.ts';
import { isQuantity } from '../quantities/quantities.ts';

/** The kinds that are drafted in this form; a stocktake has a sheet of its own. */
export type DraftKind = Exclude<Schemas['StockDraftType'], 'CHECK'>;
type Body = Input<'saveStockDocument'>['body'];

export const limits = {
  purpose: 500,
  receiverName: 50,
  itemName: 100,
  brand: 100,
  model: 200,
  unit: 20,
  batchNo: 50,
  lines: 200,
};

/** The rules of `StockDocumentInput` in the API description for a kind of document, with their messages. */
export function draftSchema(t: Translate, kind: DraftKind) {
  const { chosen, required, unitPrice } = fieldRules(t);
  const text = z.string().check(z.trim());
  const needed = (isNeeded: boolean, label: LabelKey) => (isNeeded ? required(label) : text);
  const chosenIf = (isNeeded: boolean, label: LabelKey) => (isNeeded ? chosen(label) : text);
  const isNew = kind === 'IN_OTHER';
  const isReturn = kind === 'RETURN';
  const isOfStock = !isNew && !isReturn;
  const number = typedQuantity.check(
    z.refine((value) => (isReturn && value === '') || isQuantity(value), t('validation.quantityAboveZero')),
  );
  const line = z.object({
    stockId: chosenIf(isOfStock, 'stock.stockLine'),
    sourceNo: z.number(),
    quantity: number,
    itemName: needed(isNew, 'stock.goods'),
    unit: needed(isNew, 'stock.unit'),
    unitCost: isNew ? unitPrice : z.string(),
    categoryId: text,
    brand: text,
    model: text,
    locationId: text,
    batchNo: text,
    expireDate: text,
  });
  const items = z.array(line).check((checked) => {
    const lines = checked.value;
    if (isReturn && lines.every((one) => one.quantity === '')) {
      checked.issues.push({ code: 'custom', input: lines, path: [], message: t('stock.returnRule') });
    }
    for (const [index, { stockId }] of lines.entries()) {
      const isTwice = isOfStock && stockId !== '' && lines.findIndex((other) => other.stockId === stockId) < index;
      if (isTwice)
        checked.issues.push({ code: 'custom', input: stockId, path: [index, 'stockId'], message: t('stock.twiceRule') });
    }
  });
  return z.object({
    warehouseId: chosen('stock.store'),
    targetWarehouseId: chosenIf(kind === 'TRANSFER', 'stock.target'),
    sourceDocumentId: chosenIf(isReturn, 'stock.sourceIssue'),
    receiverDeptId: chosenIf(kind === 'OUT_USE', 'stock.receiverDept'),
    receiverName: needed(kind === 'OUT_USE', 'stock.receiver'),
    purpose: needed(kind !== 'TRANSFER' && kind !== 'RETURN', `stock.purpose${kind}`),
    items,
  });
}

export type DraftValues = z.infer<ReturnType<typeof draftSchema>>;
export type DraftLine = DraftValues['items'][number];

export const blankLine: DraftLine = {
  stockId: '',
  sourceNo: 0,
  quantity: '',
  itemName: '',
  unit: '',
  unitCost: '',
  categoryId: '',
  brand: '',
  model: '',
  locationId: '',
  batchNo: '',
  expireDate: '',
};

export function blankDraft(kind: DraftKind, warehouseId: string): DraftValues {
  return {
    warehouseId,
    targetWarehouseId: '',
    sourceDocumentId: '',
    receiverDeptId: '',
    receiverName: '',
    purpose: '',
    items: kind === 'RETURN' ? [] : [blankLine],
  };
}

const isSent = ({ quantity: moved }: DraftLine) => moved !== '';

/** The line of the form that a line of what was sent (`items.0.quantity`) stands for: of a return, those that nothing comes back of are left out. */
export function lineOfSent(sent: string, { items }: DraftValues): string {
  const lines = items.flatMap((line, index) => (isSent(line) ? [index] : []));
  return sent.replace(/^items\.(\d+)/, (_, index: string) => `items.${lines[Number(index)] ?? index}`);
}

/** What is sent: only what was filled in. */
export function inputOf(docType: DraftKind, { warehouseId, items, ...fields }: DraftValues): Body {
  const lines = items.filter(isSent).map(({ quantity: moved, sourceNo, unitCost, ...line }) => ({
    ...filled(line),
    quantity: moved,
    ...(sourceNo > 0 && { sourceNo }),
    ...(unitCost !== '' && { unitCost }),
  }));
  return { docType, warehouseId, ...filled(fields), items: lines };
}

function filled<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;
}
