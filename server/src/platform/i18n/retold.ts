import { grouped } from '@campus-procurement/sdk/texts';
import { type Language, say } from './language.ts';
import { zhCN } from './zhCN.ts';

type Key = keyof typeof zhCN.biddingText;

/** What is stored of a bidding in a sentence of its own. */
const keys = [
  'related',
  'unreadable',
  'unknown',
  'commitment',
  'ceiling',
  'nonCompliant',
  'excluded',
  'declined',
  'cancelled',
  'byClock',
  'won',
  'wonWithoutAccount',
  'lost',
] as Key[];

const sentences = keys.map((key) => ({ key, pattern: new RegExp(`^${patternOf(zhCN.biddingText[key])}$`, 's') }));
/** It stands behind another sentence. */
const objection = new RegExp(`^(?<before>.+?)${patternOf(zhCN.biddingText.objection)}$`, 's');

function patternOf(sentence: string): string {
  return sentence.replaceAll(/[.()[\]?*+|^$\\]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, '(?<$1>.*?)');
}

/**
 * Returns what is stored of a bidding in Chinese, as notices are, in the language of whoever reads it. What people have written in it
 * stays as it is.
 */
export function retold(text: string, language: Language): string {
  if (language === 'zh-CN') return text;
  const { before, until } = objection.exec(text)?.groups ?? {};
  if (before !== undefined && until !== undefined) {
    return `${retold(before, language).trimEnd()} ${say(language, 'biddingText', 'objection', { until })}`;
  }
  for (const { key, pattern } of sentences) {
    const found = pattern.exec(text);
    if (!found) continue;
    const parts = Object.entries(found.groups ?? {}).map(([name, part]) => [name, retold(part, language)] as const);
    const params: Record<string, string> = Object.fromEntries(parts);
    // The reasons of two people stand one after the other.
    const { reasons } = params;
    return say(language, 'biddingText', key, { ...params, ...(reasons && { reasons: reasons.replaceAll(/\.?；/g, '; ') }) });
  }
  return text;
}

/** Returns a text whose amounts have commas, as pages show them: `118,600.00`. */
export function withCommas(text: string): string {
  return text.replaceAll(/(?<![\d.,])\d{4,}\.\d{2}(?!\d)/g, grouped);
}
