import { dayOf, showsDay } from './cellDates.ts';
import type { SheetRow } from './SheetRow.ts';
import { makeZip, openZip } from './zip.ts';

/**
 * The texts of the first sheet of a workbook (ECMA-376, part 1, chapter 18). Numbers are written as people read them, and days as `2026-01-31`.
 * @throws Error if it is none
 */
export function readWorkbook(archive: ArrayBuffer): SheetRow[] {
  const file = openZip(archive);
  const sheet = documentOf(file, firstSheet(file));
  const texts = { shared: sharedTexts(file), dayIn: dayReader(file) };
  const rows: SheetRow[] = [];
  for (const row of all(sheet, 'row')) {
    const cells: string[] = [];
    for (const cell of all(row, 'c')) cells[columnOf(cell.getAttribute('r')) ?? cells.length] = textOf(cell, texts);
    const line = Number(row.getAttribute('r') ?? (rows.at(-1)?.line ?? 0) + 1);
    rows.push({ line, cells: Array.from(cells, (text = '') => text) });
  }
  return rows;
}

type ZipFile = ReturnType<typeof openZip>;

/** Lets the XML of a workbook be parsed, of which nothing comes into the page; the page's own policy refuses text with tags. */
const policy = globalThis.trustedTypes?.createPolicy('workbook', { createHTML: (text) => text });

function documentOf(file: ZipFile, name: string): Document {
  const text = file(name);
  if (text === null) throw new Error(`The workbook has no ${name}`);
  const document = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'application/xml');
  if (all(document, 'parsererror').length > 0) throw new Error(`${name} is no XML`);
  return document;
}

function firstSheet(file: ZipFile): string {
  const [sheet] = all(documentOf(file, 'xl/workbook.xml'), 'sheet');
  const id = [...(sheet?.attributes ?? [])].find(({ localName, prefix }) => localName === 'id' && prefix !== null)?.value;
  const relations = all(documentOf(file, 'xl/_rels/workbook.xml.rels'), 'Relationship');
  const target = relations.find((relation) => relation.getAttribute('Id') === id)?.getAttribute('Target');
  if (!target) throw new Error('The workbook has no sheet');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function sharedTexts(file: ZipFile): string[] {
  const name = 'xl/sharedStrings.xml';
  if (file(name) === null) return [];
  return all(documentOf(file, name), 'si').map(richText);
}

/** A text in one piece or in several; how it is pronounced is none of it. */
function richText(item: Element): string {
  const pieces = all(item, 't').filter((piece) => piece.parentElement?.localName !== 'rPh');
  return pieces.map(({ textContent }) => textContent).join('');
}

/** Returns what reads a number as a day, where the style of its cell shows one. */
function dayReader(file: ZipFile): (cell: Element, value: string) => string | null {
  const name = 'xl/styles.xml';
  if (file(name) === null) return () => null;
  const styles = documentOf(file, name);
  const codes = new Map(all(styles, 'numFmt').map((one) => [one.getAttribute('numFmtId'), one.getAttribute('formatCode') ?? '']));
  const [cellFormats] = all(styles, 'cellXfs');
  const showing = (cellFormats ? all(cellFormats, 'xf') : []).map((format) => {
    const id = format.getAttribute('numFmtId');
    return showsDay(Number(id), codes.get(id));
  });
  const [settings] = all(documentOf(file, 'xl/workbook.xml'), 'workbookPr');
  const startsIn1904 = /^(1|true)$/.test(settings?.getAttribute('date1904') ?? '');
  return (cell, value) => (showing[Number(cell.getAttribute('s') ?? 0)] ? dayOf(Number(value), startsIn1904) : null);
}

interface Texts {
  shared: string[];
  dayIn: (cell: Element, value: string) => string | null;
}

function textOf(cell: Element, { shared, dayIn }: Texts): string {
  const type = cell.getAttribute('t') ?? 'n';
  if (type === 'inlineStr') return richText(cell);
  const value = all(cell, 'v')[0]?.textContent ?? '';
  if (type === 's') return shared[Number(value)] ?? '';
  // 1.9900000161E10 is a phone, and 0.30000000000000004 what is calculated as 0.3: office programs show 15 digits.
  if (type !== 'n' || value === '') return value;
  return dayIn(cell, value) ?? String(Number(Number(value).toPrecision(15)));
}

/** @returns the place of `B7` from 0, which is 1 */
function columnOf(place: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

function all(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS('*', name)];
}

/** A text, or an amount in yuan as the API has it, which becomes a number. */
export type SheetCell = string | { amount: string };

/** A sheet to write, whose first row is its head, with as many columns as there are letters at most. */
export interface Sheet {
  name: string;
  rows: SheetCell[][];
  /** Width of each column in characters. */
  widths: number[];
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const workbookType = `${types}.sheet`;

/** Styles: 0 as the program has it, 1 text (number format 49), which keeps leading zeros and is never calculated, 2 bold text, 3 an amount (number format 4: `#,##0.00`). */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A workbook of texts and amounts. */
export function makeWorkbook(sheets: Sheet[]): Blob {
  const parts = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const override = (part: string, type: string) => `<Override PartName="/xl/${part}" ContentType="${types}.${type}+xml"/>`;
  const relation = (target: string, type: string, id: number) =>
    `<Relationship Id="r${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const listed = (items: string[]) => `<Relationships xmlns="${packages}/relationships">${items.join('')}</Relationships>`;
  const names = sheets.map(({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`);
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${parts.map((part) => override(part, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': listed([relation('xl/workbook.xml', 'officeDocument', 1)]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': listed([
      ...parts.map((part, index) => relation(part, 'worksheet', index + 1)),
      relation('styles.xml', 'styles', parts.length + 1),
    ]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/${parts[index]}`, sheetXml(sheet)])),
  };
  const written = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, head + xml]));
  return new Blob([makeZip(written)], { type: workbookType });
}

const firstLetter = 65;
const amountStyle = 3;

function sheetXml({ rows, widths }: Sheet): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" style="1" customWidth="1"/>`,
  );
  const lines = rows.map((cells, line) => {
    const style = line === 0 ? 2 : 1;
    const texts = cells.map((cell, column) => {
      const place = `${String.fromCharCode(firstLetter + column)}${line + 1}`;
      if (typeof cell !== 'string') return `<c r="${place}" s="${amountStyle}"><v>${escaped(cell.amount)}</v></c>`;
      return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    });
    return `<row r="${line + 1}">${texts.join('')}</row>`;
  });
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `<worksheet xmlns="${main}">${pane}<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');
