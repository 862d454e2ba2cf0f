import { isSumWord } from '#i18n/sumWords.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { amountOf, quantityOf, unitPriceOf } from '#ui/fields/typedNumbers.ts';
import { changedLine, unreadIn } from './lineMoney.ts';
import { isBlank, type LineValues, limits, nextLine } from './purchaseValues.ts';

/** What a column of a sheet holds. */
export type SheetColumn = 'itemName' | 'spec' | 'parameters' | 'category' | 'quantity' | 'unit' | 'price' | 'amount' | 'imported';

/** The names that people give to each column. */
export type Headings = Record<SheetColumn, readonly string[]>;

/** Cells in a row above the names of the columns: what it is, who asks, and when. */
const mostInTitle = 3;

interface Sheet {
  columns: readonly (SheetColumn | null)[];
  rows: readonly (readonly string[])[];
  /** How many rows only sum up others; they are no lines. */
  totals: number;
}

type Found = Omit<Sheet, 'totals'>;

/** Returns the cells of what was copied from a spreadsheet; null for ordinary text. */
export function cellsOf(text: string): string[][] | null {
  if (!text.includes('\t')) return null;
  // A cell of several lines stands in quotes, which are doubled within it; other quotes are part of the text.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((cells) => cells.some((text) => text !== ''));
}

/**
 * Finds out what the columns are: by their names, or by the numbers below: texts before the quantity, the unit after it, then money.
 * @param lone what the only column of money is, if nothing names it
 */
export function sheetOf(cells: readonly (readonly string[])[], headings: Headings, lone: 'price' | 'amount'): Sheet {
  const { columns, rows } = headOf(cells, headings) ?? numberedOf(cells, lone);
  const [quantity, unit] = [columns.indexOf('quantity'), columns.indexOf('unit')];
  const lines = rows.filter((row) => !isSum(row) || ((row[quantity] ?? '') !== '' && (row[unit] ?? '') !== ''));
  return { columns, rows: lines, totals: rows.length - lines.length };
}

/** Whether the first text of a row is a word for a sum, whatever column it is in. */
function isSum(row: readonly string[]): boolean {
  return isSumWord(row.find((text) => text.trim() !== '') ?? '');
}

/** The columns of a sheet that does not name them as anybody knows, by where the numbers are. */
function numberedOf(all: readonly (readonly string[])[], lone: 'price' | 'amount'): Found {
  const cells = all.filter((row) => !isSum(row));
  const [first = []] = cells;
  const isNumber = (row: readonly string[], index: number) => quantityOf(row[index] ?? '') !== null;
  const places = [1, 2, 3].map((index) => ({ index, count: cells.filter((row) => isNumber(row, index)).length }));
  const { index, count } = places.reduce((most, other) => (other.count > most.count ? other : most));
  const before = { 1: [], 2: ['spec'], 3: ['spec', 'parameters'] }[count > 0 ? index : 2] as SheetColumn[];
  const columns: SheetColumn[] = ['itemName', ...before, 'quantity', 'unit'];
  const money = Math.max(...cells.map((row) => row.length)) - columns.length;
  // Names of columns that are not known are no line: where all others have a quantity stands a word.
  const isHead = count > 0 && count === cells.length - 1 && !isNumber(first, index) && (first[index] ?? '') !== '';
  return {
    columns: [...columns, ...(money > 1 ? (['price', 'amount'] as const) : [lone])],
    rows: isHead ? all.filter((row) => row !== first) : all,
  };
}

/** The columns by their names, and the rows below them. Above them may stand titles, which have fewer cells. */
function headOf(cells: readonly (readonly string[])[], headings: Headings): Found | null {
  for (const [index, row] of cells.entries()) {
    const columns = row.map((cell) => columnNamed(cell, headings));
    const count = columns.filter((column) => column !== null).length;
    if (count > 1) return { columns, rows: cells.slice(index + 1) };
    if (row.filter((cell) => cell.trim() !== '').length > mostInTitle) return null;
  }
  return null;
}

function columnNamed(cell: string, headings: Headings): SheetColumn | null {
  // The unit of the money may stand behind the name, and the name in two languages: `单价/Unit price (CNY)`.
  const named = cell.split(/[/\n]/).map((part) =>
    part
      .replace(/[（(*].*$/, '')
      .replace(/\.$/, '')
      .trim()
      .toLowerCase(),
  );
  const found = Object.entries(headings).find(([, names]) => names.some((known) => named.includes(known.toLowerCase())));
  return (found?.[0] as SheetColumn | undefined) ?? null;
}

/**
 * Puts the rows of a sheet after the lines that have something in them. An only line with nothing but an amount is the sum that was
 * expected: it gives way to rows with amounts of their own.
 * @param yes what people write into a cell that is ticked, in small letters
 * @returns all lines, the keys of the new ones, and what gave way
 */
export function withSheet(
  lines: readonly LineValues[],
  { columns, rows }: Sheet,
  categories: readonly Choice[],
  yes: readonly string[] = [],
) {
  const typed = lines.filter((line) => !isBlank(line));
  const hasMoney = rows.length > 0 && columns.some((column) => column === 'price' || column === 'amount');
  const gone = hasMoney && typed.length === 1 ? typed.filter((line) => isBlank({ ...line, amount: '' })) : [];
  const kept = gone.length > 0 ? [] : typed;
  const all = [...kept];
  const added: number[] = [];
  for (const row of rows.slice(0, limits.lines - kept.length)) {
    const at = (column: SheetColumn) => {
      const place = columns.indexOf(column);
      return place < 0 ? undefined : (row[place] ?? '').trim();
    };
    const line = lineOf(at, all.length > 0 ? all : lines.slice(0, 1), categories, yes);
    all.push(line);
    added.push(line.key);
  }
  return { lines: all, added, gone };
}

function lineOf(
  at: (column: SheetColumn) => string | undefined,
  before: readonly LineValues[],
  categories: readonly Choice[],
  yes: readonly string[],
) {
  const quantity = at('quantity') ?? '';
  const unit = at('unit');
  const category = at('category');
  const line = nextLine(before, {
    itemName: (at('itemName') ?? '').slice(0, limits.name).trim(),
    spec: (at('spec') ?? '').replaceAll(/\s+/g, ' ').slice(0, limits.spec).trim(),
    parameters: (at('parameters') ?? '').slice(0, limits.parameters),
    // What is no number stays as it is: the field says so.
    quantity: quantityOf(quantity) ?? quantity,
    ...(unit !== undefined && { unit: unit.slice(0, limits.unit) }),
    // A category that is not known stays, too.
    ...(category && categoryNamed(category, categories)),
    imported: yes.includes((at('imported') ?? '').toLowerCase()),
  });
  const [priceText, amountText] = [at('price') ?? '', at('amount') ?? ''];
  const [price, amount] = [unitPriceOf(priceText) ?? priceText, amountOf(amountText) ?? amountText];
  const priced = price === '' ? line : { ...line, ...changedLine.price(line, price) };
  if (amount === '' || amount === priced.amount) return priced;
  // What the sheet has summed up itself counts more than what follows from its prices; a price that cannot be read stays for its field to say so.
  return unreadIn(priced).includes('price') ? { ...priced, amount } : { ...priced, ...changedLine.amount(priced, amount) };
}

/** The category with a name, or with its whole path. */
function categoryNamed(name: string, categories: readonly Choice[]): Pick<LineValues, 'categoryId' | 'unknownCategory'> {
  const found = categories.find(({ label }) => label === name || label.endsWith(` / ${name}`));
  return found ? { categoryId: found.value } : { categoryId: '', unknownCategory: name.slice(0, limits.name) };
}

/** How many numbers of these lines cannot be read. */
export function unreadCount(lines: readonly LineValues[], keys: readonly number[]): number {
  return lines.filter(({ key }) => keys.includes(key)).flatMap(unreadIn).length;
}
