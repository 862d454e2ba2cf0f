/** Signs that make a spreadsheet take a text for a formula, the wide ones of Chinese keyboards among them (OWASP, CSV injection). */
const begins = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text that no spreadsheet takes for a formula: an apostrophe stands before one that it would. */
export function withoutFormula(text: string): string {
  return begins.test(text) ? `'${text}` : text;
}
