/**
 * Returns an amount as the API has it, of one that somebody has written: with commas between thousands, and with up to two decimals. What
 * is no such amount is returned as it is, for the rules to refuse.
 */
export function writtenAmount(text: string): string {
  const plain = text.replaceAll('\uFF0C', ',').replace(/^[\u00A5\uFFE5]\s*/, '');
  const digits = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  const parts = /^(\d+)(?:\.(\d{0,2}))?$/.exec(digits);
  return parts ? `${(parts[1] ?? '').replace(/^0+(?=\d)/, '')}.${(parts[2] ?? '').padEnd(2, '0')}` : text;
}

/** Returns a day as the API has it, of one that somebody has written, e.g. `2026/1/31`. Anything else is returned as it is. */
export function writtenDay(text: string): string {
  const parts = /^(\d{4})\s*[-/.\u5E74]\s*(\d{1,2})\s*[-/.\u6708]\s*(\d{1,2})\s*\u65E5?$/.exec(text);
  if (!parts) return text;
  const [, year, month = '', day = ''] = parts;
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
