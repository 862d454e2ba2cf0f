import type { OperationId } from '@campus-procurement/sdk';
import { brokenBy } from '../contract/brokenBy.ts';
import type { BrokenRule } from '../failure/failure.ts';
import { type Language, say } from '../i18n/language.ts';
import type { Messages } from '../i18n/zhCN.ts';

/** A row of an import that has been read. Values that break a rule are empty in it. */
export interface ReadRow {
  /** Index among the rows, from 0. */
  row: number;
  problems: BrokenRule[];
}

/** Refuses a field of a row. */
export type Refuse = (field: string, rule: string, params?: Record<string, string>) => void;

/** Returns an empty list for the problems of a row, and what adds to it. */
export function rowProblems(row: number) {
  const problems: BrokenRule[] = [];
  const nameOf = (field: string) => `rows.${row}.${field}`;
  const refuse: Refuse = (field, rule, params = {}) => problems.push({ field: nameOf(field), rule, params });
  const isRefused = (field: string) => problems.some((problem) => problem.field === nameOf(field));
  /** Refuses what breaks the rules of an operation's body, unless the field has a problem already. */
  function refuseBroken(operation: OperationId, body: object) {
    for (const { field, rule, params } of brokenBy(operation, body)) {
      if (!isRefused(field)) problems.push({ field: nameOf(field), rule, ...(params && { params }) });
    }
  }
  return { problems, refuse, refuseBroken };
}

/** Returns a row with its texts trimmed. Of several texts in one cell each is kept once, and none is empty. */
export function trimmed<Row extends object>(row: Row): Row {
  const all = (texts: string[]) => [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
  const fields = Object.entries(row).map(([field, value]) => [field, Array.isArray(value) ? all(value) : value.trim()]);
  return Object.fromEntries(fields) as Row;
}

/**
 * Returns the value that a text means: its code, or the word for it in either language.
 * @param part the part of the texts with the words
 */
export function meantValue<Part extends keyof Messages, Value extends keyof Messages[Part] & string>(
  part: Part,
  values: readonly Value[],
  text: string,
): Value | undefined {
  const wordsOf = (value: Value) => [value, say('zh-CN', part, value), say('en-US', part, value)];
  return values.find((value) => wordsOf(value).some((word) => word.toLowerCase() === text.toLowerCase()));
}

/** Returns the words for all values, for the refusal of a text that means none of them. */
export function allowedWords<Part extends keyof Messages>(
  part: Part,
  values: readonly (keyof Messages[Part] & string)[],
  language: Language,
): { allowed: string } {
  return { allowed: values.map((value) => say(language, part, value)).join(', ') };
}
