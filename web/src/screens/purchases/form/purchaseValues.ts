import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { entryOf, type FileEntry } from '#ui/fields/fileEntry.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { amountOf } from '#ui/fields/typedNumbers.ts';
import { noTerms, type TermValues, termsOf } from './termValues.ts';
import { noWay, type WayValues, wayOf } from './wayValues.ts';

/** A line as it is typed. */
export interface LineValues {
  /** Stays the same while the lines around it change. */
  key: number;
  itemName: string;
  spec: string;
  /** Technical parameters, one a line. */
  parameters: string;
  quantity: string;
  unit: string;
  categoryId: string;
  /** What a pasted row calls its category, if no category is called so. It counts until one is chosen. */
  unknownCategory?: string;
  /** Of one, as it was typed; '' if it follows from the amount. */
  price: string;
  amount: string;
  /** Made abroad. */
  imported: boolean;
}

/** A card and, if there are several, what it pays. */
export interface FundValues {
  expenditureId: string;
  amount: string;
}

/** A purchase as it is typed; '' is nothing. */
export interface PurchaseValues {
  /** '' as long as the name follows from the lines. */
  projectName: string;
  description: string;
  purchaseType: Schemas['ProjectDetail']['purchaseType'];
  lines: LineValues[];
  isShop: boolean;
  supplier: { id: string; name: string };
  shop: { name: string; bankName: string; account: string };
  funds: FundValues[];
  files: FileEntry[];
  /** The argument report, if there is one. */
  argument: FileEntry[];
  /** For purchases by bidding. */
  terms: TermValues;
  /** Why similar purchases are separate. */
  splitReason: string;
  /** The item of the school's own project system that it is charged to; '' none. */
  item: { code: string; name: string };
  /** How it is bought; '' by bidding. */
  executionCode: Schemas['ExecutionCode'] | '';
  /** Why it is not bid for. */
  otherReason: string;
  /** What the way needs to be known. */
  way: WayValues;
  /** Who gets a copy when it is submitted; a draft does not keep them. */
  copies: Choice[];
}

/** Most characters of a field. */
export const limits = {
  name: 100,
  spec: 200,
  parameters: 5000,
  unit: 20,
  description: 2000,
  bank: 100,
  account: 64,
  lines: 200,
  /** Two more are the argument report and the paper of the way. */
  files: 18,
  cards: 10,
  splitReason: 500,
  otherReason: 2000,
  copies: 10,
};

const noLine = {
  itemName: '',
  spec: '',
  parameters: '',
  quantity: '',
  unit: '',
  categoryId: '',
  price: '',
  amount: '',
  imported: false,
};

export const emptyValues: PurchaseValues = {
  projectName: '',
  description: '',
  purchaseType: 'GOODS',
  terms: noTerms,
  splitReason: '',
  executionCode: '',
  otherReason: '',
  item: { code: '', name: '' },
  way: noWay,
  lines: [{ key: 1, ...noLine }],
  isShop: false,
  supplier: { id: '', name: '' },
  shop: { name: '', bankName: '', account: '' },
  funds: [],
  files: [],
  argument: [],
  copies: [],
};

/** A line to follow the others. What a sheet has in common is taken from the last one. */
export function nextLine(lines: readonly LineValues[], values: Partial<LineValues> = {}): LineValues {
  const { unit = '', categoryId = '' } = lines.at(-1) ?? {};
  return { ...noLine, unit, categoryId, ...values, key: Math.max(0, ...lines.map(({ key }) => key)) + 1 };
}

/** Whether nothing has been typed into a line; what it has taken from the one before does not count. */
export function isBlank({ itemName, spec, parameters, quantity, price, amount }: LineValues): boolean {
  return `${itemName}${spec}${parameters}${quantity}${price}${amount}`.trim() === '';
}

/** The lines that count: without blank ones, unless there are no others. */
export function filledLines({ lines }: Pick<PurchaseValues, 'lines'>): LineValues[] {
  const filled = lines.filter((line) => !isBlank(line));
  return filled.length > 0 ? filled : lines.slice(0, 1);
}

/** What all lines cost together. */
export function totalOf(values: Pick<PurchaseValues, 'lines'>): string {
  return sumOf(filledLines(values).flatMap(({ amount }) => amountOf(amount) ?? []));
}

/** What no card pays yet; negative if they pay too much. One card pays all. */
export function restOf(values: Pick<PurchaseValues, 'lines' | 'funds'>): string {
  const { funds } = values;
  if (funds.length === 1) return '0.00';
  return minus(totalOf(values), sumOf(funds.flatMap(({ amount }) => amountOf(amount) ?? [])));
}

/** What is left of an amount. */
export function minus(amount: string, part: string): string {
  return fromCents(toCents(amount) - toCents(part));
}

/** Whether somebody has begun to fill in a purchase, so that it is worth a draft. */
export function isBegun(values: PurchaseValues): boolean {
  const { projectName, description, supplier, shop, files, argument } = values;
  const typed = [projectName, description, supplier.id, ...Object.values(shop)].join('').trim();
  return typed !== '' || values.lines.some((line) => !isBlank(line)) || files.length + argument.length > 0;
}

/** Returns a stored purchase as the form has it. @param nameOf the name that follows from lines */
export function valuesOf(project: Schemas['ProjectDetail'], nameOf: (lines: LineValues[]) => string): PurchaseValues {
  const { projectName, description, purchaseType, payee, attachments, splitReason, executionCode, otherReason, argumentId } =
    project;
  const lines = project.items.map(({ categoryName: _, imported, ...item }, index) => ({
    ...filled(item),
    imported,
    price: '',
    key: index + 1,
  }));
  const isDerived = projectName === nameOf(lines) || /^\d{4}-\d{2}-\d{2}$/.test(projectName);
  const isShop = payee.supplierId === null && payee.name !== null;
  const { name, bankName, account } = filled({ name: payee.name, bankName: payee.bankName, account: payee.account });
  return {
    projectName: isDerived ? '' : projectName,
    description: description ?? '',
    purchaseType,
    terms: termsOf(project),
    splitReason: splitReason ?? '',
    executionCode: executionCode ?? '',
    otherReason: otherReason ?? '',
    item: { code: project.associationCode ?? '', name: project.association?.externalName ?? '' },
    way: wayOf(project),
    lines: lines.length > 0 ? lines : emptyValues.lines,
    isShop,
    supplier: isShop ? emptyValues.supplier : { id: payee.supplierId ?? '', name },
    shop: isShop ? { name, bankName, account } : emptyValues.shop,
    funds: project.funds.map(({ expenditureId, amount }) => filled({ expenditureId, amount })),
    files: attachments.filter(({ id }) => id !== argumentId && id !== project.wayFacts?.paperId).map((file) => entryOf(file)),
    argument: attachments.filter(({ id }) => id === argumentId).map((file) => entryOf(file)),
    copies: [],
  };
}

/** Whether a stored purchase was filled in as one by bidding. */
export function isLarger(project: Schemas['ProjectDetail']): boolean {
  return (
    project.lane === 'BIDDING' ||
    (project.executionCode ?? 'ONLINE_BID') !== 'ONLINE_BID' ||
    Object.values(termsOf(project)).some((text) => text !== '')
  );
}

function filled<T extends Record<string, string | null>>(row: T): { [K in keyof T]: string } {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? ''])) as { [K in keyof T]: string };
}
