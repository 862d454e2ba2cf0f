import { readCsv } from './readCsv.ts';
import type { SheetRow } from './SheetRow.ts';
import { readWorkbook } from './workbook.ts';

/** Why a file cannot be read. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly reason: 'kind' | 'size' | 'broken' | 'empty';

  constructor(reason: SheetError['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** The endings of the files that are read. */
export const sheetEndings = ['.xlsx', '.csv'];
export const sheetMegabytes = 5;

/**
 * The rows of a table that have any text: of the first sheet of a workbook, or of a CSV in UTF-8 or GB 18030, which office programs
 * write in China. Texts are without the spaces around them.
 * @throws SheetError
 */
export async function readSheet(file: File): Promise<SheetRow[]> {
  const ending = sheetEndings.find((known) => file.name.toLowerCase().endsWith(known));
  if (!ending) throw new SheetError('kind');
  if (file.size > sheetMegabytes * 1024 * 1024) throw new SheetError('size');
  const rows = read(await file.arrayBuffer(), ending);
  const trimmed = rows.map(({ line, cells }) => ({ line, cells: cells.map((text) => text.trim()) }));
  const full = trimmed.filter(({ cells }) => cells.some((text) => text !== ''));
  if (full.length === 0) throw new SheetError('empty');
  return full;
}

function read(content: ArrayBuffer, ending: string): SheetRow[] {
  try {
    return ending === '.csv' ? readCsv(decoded(content)) : readWorkbook(content);
  } catch (cause) {
    throw new SheetError('broken', { cause });
  }
}

function decoded(content: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // Not UTF-8, so it is what Chinese office programs write.
    return new TextDecoder('gb18030').decode(content);
  }
}
