/** A number that was entered, with two digits behind the point as the server wants it; null if nothing was entered. */
export function decimalOf(entered: string): string | null {
  if (entered === '') return null;
  const [whole = '', cents = ''] = entered.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}
