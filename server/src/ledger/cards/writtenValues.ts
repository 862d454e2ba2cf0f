/** Returns a day as the API has it, of one that somebody has written, e.g. `2026/1/31`. Anything else is returned as it is. */
export function writtenDay(text: string): string {
  const parts = /^(\d{4})\s*[-/.\u5E74]\s*(\d{1,2})\s*[-/.\u6708]\s*(\d{1,2})\s*\u65E5?$/.exec(text);
  if (!parts) return text;
  const [, year, month = '', day = ''] = parts;
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
