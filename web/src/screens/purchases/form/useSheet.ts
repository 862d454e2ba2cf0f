import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { unreadIn } from './lineMoney.ts';
import { filledLines, isBlank, type LineValues, limits, nextLine } from './purchaseValues.ts';
import { sheetOf, unreadCount, withSheet } from './sheetRows.ts';
import { useHeadings } from './useHeadings.ts';
import type { Purchase } from './usePurchase.ts';

/** What was just done to the lines, and can be taken back. */
export type Notice =
  | { kind: 'pasted'; keys: readonly number[]; gone: readonly LineValues[]; isCut: boolean; totals: number }
  | { kind: 'removed'; line: LineValues; at: number }
  | { kind: 'refused'; text: string };

/** What a row must have; categories are counted apart. */
const needed = ['itemName', 'spec', 'quantity', 'unit', 'amount'] as const;
type Needed = (typeof needed)[number];

/** The lines as a sheet: rows that come from elsewhere, and what is done with whole rows. */
export function useSheet(form: Purchase) {
  const t = useT();
  const categories = useGoodsChoices();
  const headings = useHeadings();
  const [notice, setNotice] = useState<Notice | null>(null);
  const { change } = form;
  const { lines } = form.values;

  /** Takes rows of cells from a spreadsheet. */
  function take(cells: readonly (readonly string[])[]) {
    const sheet = sheetOf(cells, headings, 'price');
    const { lines: all, added, gone } = withSheet(lines, sheet, categories, t('sponsor.sheetYes').split(' '));
    if (added.length === 0) {
      setNotice({
        kind: 'refused',
        text: sheet.rows.length === 0 ? t('sponsor.nothingToTake') : t('sponsor.sheetFull', { most: limits.lines }),
      });
      return;
    }
    change({ lines: all });
    setNotice({ kind: 'pasted', keys: added, gone, isCut: added.length < sheet.rows.length, totals: sheet.totals });
  }

  /** Reads the rows of a file. */
  async function takeFile(file: File) {
    const { readSheet, SheetError, sheetMegabytes } = await import('#ui/sheet/readSheet.ts');
    try {
      take((await readSheet(file)).map(({ cells }) => cells));
    } catch (error) {
      if (!(error instanceof SheetError)) throw error;
      setNotice({ kind: 'refused', text: t(`sponsor.file_${error.reason}`, { megabytes: sheetMegabytes }) });
    }
  }

  const undo = {
    pasted: (keys: readonly number[], gone: readonly LineValues[]) => [
      ...gone,
      ...lines.filter(({ key }) => !keys.includes(key)),
    ],
    removed: (line: LineValues, at: number) => lines.filter((one) => !isBlank(one)).toSpliced(at, 0, line),
  };

  return {
    categories,
    notice,
    take,
    takeFile,
    refuse: (text: string) => setNotice({ kind: 'refused', text }),
    forget: () => setNotice(null),
    undo() {
      if (notice?.kind === 'pasted') change({ lines: orBlank(undo.pasted(notice.keys, notice.gone)) });
      if (notice?.kind === 'removed') change({ lines: undo.removed(notice.line, notice.at) });
      setNotice(null);
    },
    remove(key: number) {
      const at = lines.findIndex((line) => line.key === key);
      const line = lines[at];
      if (!line) return;
      change({ lines: orBlank(lines.toSpliced(at, 1)) });
      setNotice(isBlank(line) ? null : { kind: 'removed', line, at });
    },
    repeat(key: number) {
      const at = lines.findIndex((line) => line.key === key);
      const line = lines[at];
      if (line && lines.length < limits.lines) change({ lines: lines.toSpliced(at + 1, 0, nextLine(lines, line)) });
    },
    /** Gives the category of a line to all that have none. */
    spread(categoryId: string) {
      change({ lines: lines.map((line) => (line.categoryId === '' ? { ...line, categoryId } : line)) });
    },
    /** The first of the rows just pasted that lacks something, or else has a number that cannot be read, and how many do. */
    lack: notice?.kind === 'pasted' ? lackOf(lines, notice.keys) : null,
    /** How many lines have no category. */
    uncategorized: filledLines({ lines }).filter((line) => !isBlank(line) && line.categoryId === '').length,
  };
}

export type Sheet = ReturnType<typeof useSheet>;

/** A sheet is never without a row to type in. */
const orBlank = (lines: readonly LineValues[]): LineValues[] => (lines.length > 0 ? [...lines] : [nextLine([])]);

function lackOf(lines: readonly LineValues[], keys: readonly number[]) {
  const isThere = (line: LineValues, field: Needed) => {
    // What it must be like stands in one place or the other.
    if (field === 'spec') return `${line.spec}${line.parameters}`.trim() !== '';
    // A price that cannot be read is no amount that is missing.
    return (field === 'amount' ? `${line.amount}${line.price}` : line[field]).trim() !== '';
  };
  const found = lines.flatMap((line, index) => {
    if (!keys.includes(line.key)) return [];
    const fields = needed.filter((field) => !isThere(line, field));
    const category = line.categoryId === '' ? (line.unknownCategory ?? null) : null;
    const lacking = fields[0] ?? (category === null ? null : 'categoryId');
    const first = lacking ?? unreadIn(line)[0] ?? null;
    return first ? [{ key: line.key, no: index + 1, fields, category, first, lacks: lacking !== null }] : [];
  });
  const lacking = found.filter(({ lacks }) => lacks);
  const [first] = [...lacking, ...found];
  return first ? { ...first, count: lacking.length, unread: unreadCount(lines, keys) } : null;
}
