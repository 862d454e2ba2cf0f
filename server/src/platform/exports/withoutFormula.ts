/**
 * Characters that make a spreadsheet treat a text as a formula, including the full-width ones of Chinese keyboards (OWASP, CSV injection).
 */
const begins = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Returns a text that no spreadsheet treats as a formula: puts an apostrophe before one that would be. */
export function withoutFormula(text: string): string {
  return begins.test(text) ? `'${text}` : text;
}
