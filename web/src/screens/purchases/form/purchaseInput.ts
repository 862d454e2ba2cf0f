import type { Schemas } from '@campus-procurement/sdk';
import { idsOf } from '#ui/fields/fileEntry.ts';
import { amountOf, quantityOf } from '#ui/fields/typedNumbers.ts';
import { type FundValues, filledLines, type LineValues, type PurchaseValues, totalOf } from './purchaseValues.ts';
import { inputOfTerms } from './termValues.ts';
import { inputOfWay } from './wayValues.ts';

/** A purchase as the server takes it, with all its parts. */
export type PurchaseInput = Required<Omit<Schemas['ProjectInput'], Left>> & Pick<Schemas['ProjectInput'], Left>;

/** What may be left out: a name that is too short, and an item where the school has none. */
type Left = 'projectName' | 'associationCode';

const account = /^[0-9A-Za-z@._-]{4,64}$/;

/** Returns an account without the spaces that people put between its digits; null if it cannot be one. */
export function accountOf(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '');
  return account.test(digits) ? digits : null;
}

/** Returns what the server can store of a purchase: what is missing or malformed is left out. @param derived the name that follows from the lines */
export function inputOf(values: PurchaseValues, derived: string): PurchaseInput {
  const name = (values.projectName.trim() || derived).slice(0, 100).trim();
  return {
    ...(name.length > 1 && { projectName: name }),
    ...(values.item.code && { associationCode: values.item.code }),
    description: values.description.trim() || null,
    purchaseType: values.purchaseType,
    items: filledLines(values).map(itemOf),
    funds: fundsOf(values),
    payee: payeeOf(values),
    attachmentIds: idsOf([...values.files, ...values.argument, ...values.way.paper]),
    argumentId: values.argument[0]?.id ?? null,
    ...inputOfTerms(values.terms),
    splitReason: values.splitReason.trim() || null,
    executionCode: values.executionCode || null,
    otherReason: values.otherReason.trim() || null,
    wayFacts: inputOfWay(values.way),
  };
}

function itemOf(line: LineValues): Schemas['ProjectItemInput'] {
  const text = (name: 'itemName' | 'spec' | 'parameters' | 'unit' | 'categoryId') =>
    line[name].trim() && { [name]: line[name].trim() };
  const quantity = quantityOf(line.quantity);
  const amount = amountOf(line.amount);
  return {
    ...text('itemName'),
    ...text('spec'),
    ...text('parameters'),
    ...text('categoryId'),
    ...text('unit'),
    ...(quantity !== null && { quantity }),
    ...(amount !== null && { amount }),
    ...(line.imported && { imported: true }),
  };
}

/** One card pays all. */
function fundsOf(values: PurchaseValues): Schemas['ProjectFundInput'][] {
  const { funds } = values;
  const [only] = funds;
  const paying: readonly FundValues[] = only && funds.length === 1 ? [{ ...only, amount: totalOf(values) }] : funds;
  return paying.map(({ expenditureId, amount }) => {
    const paid = amountOf(amount);
    return { ...(expenditureId && { expenditureId }), ...(paid !== null && { amount: paid }) };
  });
}

function payeeOf({ isShop, supplier, shop }: PurchaseValues): Schemas['PayeeInput'] {
  if (!isShop) return { supplierId: supplier.id || null, name: null, bankName: null, account: null };
  return {
    supplierId: null,
    name: shop.name.trim() || null,
    bankName: shop.bankName.trim() || null,
    account: accountOf(shop.account),
  };
}

/** Returns the parts that differ from what the server has. */
export function changesSince(before: PurchaseInput, after: PurchaseInput): Partial<PurchaseInput> {
  const known: Partial<Record<string, unknown>> = before;
  const changed = Object.entries(after).filter(([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value));
  return Object.fromEntries(changed);
}
