import { type Language, say } from '../i18n/language.ts';
import type { Messages } from '../i18n/zhCN.ts';

/** The kind of a cell's value, which decides how each format writes it. */
export type CellKind = 'text' | 'integer' | 'quantity' | 'money' | 'unitPrice' | 'date' | 'time';

/** Text; whole number; quantity with up to three decimals; amount and price of one in yuan; `YYYY-MM-DD`; `YYYY-MM-DD HH:mm:ss` in the business time zone. Null leaves the cell empty. */
export type Cell = string | number | null;

/** The language and the dictionary labels for the values of a report. */
export interface Words {
  language: Language;
  /** Labels of dictionary entries, by type and value. */
  entries: Map<string, Map<string, string>>;
}

/** Formats the values of one field. */
export interface Format<Value> {
  kind: CellKind;
  /** Width of the column in characters. */
  width: number;
  /** The dictionary type of the field's labels. */
  dictType?: string;
  show(value: Value, words: Words): Cell;
}

export interface Column {
  label(language: Language): string;
  kind: CellKind;
  width: number;
}

export const text: Format<string | null> = { kind: 'text', width: 16, show: (value) => value };
export const longText: Format<string | null> = { ...text, width: 32 };
export const integer: Format<number> = { kind: 'integer', width: 10, show: (value) => value };
export const quantity: Format<string | null> = { kind: 'quantity', width: 12, show: (value) => value };
export const money: Format<string> = { kind: 'money', width: 16, show: (value) => value };
export const unitPrice: Format<string> = { ...money, kind: 'unitPrice' };
export const date: Format<string | null> = { kind: 'date', width: 12, show: (value) => value };

/** A time as the API writes it, without the offset: all times of the product are in one zone. */
export const time: Format<string | null> = {
  kind: 'time',
  width: 20,
  show: (value) => (value === null ? null : value.slice(0, 19).replace('T', ' ')),
};

export const yesNo: Format<boolean> = {
  kind: 'text',
  width: 8,
  show: (value, { language }) => say(language, 'yesNo', value ? 'yes' : 'no'),
};

/** Formats an enumeration by its texts in the messages. */
export function word<Part extends keyof Messages>(part: Part): Format<keyof Messages[Part] | null> {
  return { kind: 'text', width: 12, show: (value, { language }) => value && say(language, part, value) };
}

/** Formats a value of a dictionary type by its label. A value without an entry is shown unchanged. */
export function entry(dictType: string): Format<string | null> {
  return {
    kind: 'text',
    width: 16,
    dictType,
    show: (value, { entries }) => value && (entries.get(dictType)?.get(value) ?? value),
  };
}

/** Formats a list of things by their names. */
export function names<Thing>(nameOf: (thing: Thing) => string): Format<Thing[]> {
  return { kind: 'text', width: 24, show: (things) => things.map(nameOf).join('; ') };
}
