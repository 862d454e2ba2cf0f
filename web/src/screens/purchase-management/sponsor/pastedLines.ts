import { amountOf, type LineValues, limits, nextLine, quantityOf } from './purchaseValues.ts';

/** Returns the cells of what was copied from a spreadsheet; null for ordinary text. */
export function cellsOf(text: string): string[][] | null {
  if (!text.includes('\t')) return null;
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  const cells = rows.map((row) => row.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  // The names of the columns are no line: where a quantity should be stands a word.
  const [, , quantity = ''] = cells[0] ?? [];
  return quantity !== '' && quantityOf(quantity) === null ? cells.slice(1) : cells;
}

/**
 * Puts rows of a spreadsheet after the lines that have something in them. Columns: name, spec, quantity, unit, amount of the line.
 * @returns all lines, and how many of them are new
 */
export function withPasted(lines: readonly LineValues[], cells: readonly string[][], isBlank: (line: LineValues) => boolean) {
  const kept = lines.filter((line) => !isBlank(line));
  const room = limits.lines - kept.length;
  const all = [...kept];
  for (const [name = '', spec = '', quantity = '', unit = '', amount = ''] of cells.slice(0, room)) {
    const values = {
      itemName: name.slice(0, limits.name),
      spec: spec.slice(0, limits.spec),
      // What is no number stays as it is: the field says so.
      quantity: quantityOf(quantity) ?? quantity,
      ...(unit && { unit: unit.slice(0, limits.unit) }),
      amount: amountOf(amount.replace(/^[¥￥]/, '')) ?? amount,
    };
    const [template] = lines;
    all.push(nextLine(all.length > 0 ? all : template ? [template] : [], values));
  }
  return { lines: all, count: all.length - kept.length };
}
