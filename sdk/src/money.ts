/**
 * Exact amounts of money, prices and quantities. The API writes yuan as decimal strings with two decimals, such as `"1200.50"`, and the price
 * of one with up to four; these functions calculate with whole numbers (`bigint`), so nothing is rounded but the amount of a line, once.
 */

/** Decimals of an amount, of a price of one, and of a quantity. */
const places = { amount: 2, price: 4, quantity: 3 };

/** Returns a decimal as a whole number: `scaled('0.125', 4)` is `1250n`. Throws `RangeError` if it has more decimals. */
function scaled(text: string, decimalPlaces: number): bigint {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || decimals.length > decimalPlaces) throw new RangeError(`Not an amount of money: "${text}"`);
  const value = BigInt(whole + decimals.padEnd(decimalPlaces, '0'));
  return sign === '-' ? -value : value;
}

/** Returns the quotient of two whole numbers of zero or more, rounded half up. */
const divided = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);

/** Returns an amount in cents: `toCents('-12.30')` is `-1230n`. Throws `RangeError` for text that is not an amount with at most two decimals. */
export function toCents(amount: string): bigint {
  return scaled(amount, places.amount);
}

/** Returns cents as the API writes an amount: `fromCents(-1230n)` is `'-12.30'`. */
export function fromCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns the sum of amounts, `'0.00'` of none. */
export function sumOf(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n));
}

/** Compares two amounts or prices, for `sort` and for limits: negative if the first is smaller, 0 if both are equal. */
export function compareMoney(one: string, other: string): number {
  const difference = scaled(one, places.price) - scaled(other, places.price);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * Returns the amount of a line: its quantity at the price of one, rounded half up to cents. `lineAmount('0.125', '3')` is `'0.38'`.
 * @param unitPrice with at most four decimals
 * @param quantity with at most three decimals
 */
export function lineAmount(unitPrice: string, quantity: string): string {
  const exact = scaled(unitPrice, places.price) * scaled(quantity, places.quantity);
  return fromCents(divided(exact, 10n ** BigInt(places.price + places.quantity - places.amount)));
}

/**
 * Returns the price of one in a line, rounded half up: with two decimals or, where they do not lead back to the amount of the line, with up
 * to four. `unitPriceOf('1250.00', '10000')` is `'0.125'`. Throws `RangeError` for a quantity of zero.
 */
export function unitPriceOf(amount: string, quantity: string): string {
  const [parts, count] = [toCents(amount) * 10n ** BigInt(places.quantity), scaled(quantity, places.quantity)];
  if (count === 0n) throw new RangeError('The price of one needs a quantity above zero');
  const short = fromCents(divided(parts, count));
  if (lineAmount(short, quantity) === fromCents(toCents(amount))) return short;
  const digits = String(divided(parts * 100n, count)).padStart(places.price + 1, '0');
  return shortPrice(`${digits.slice(0, -places.price)}.${digits.slice(-places.price)}`);
}

/** A price of one as the API writes it: with two decimals, and with more only if they are not zero. */
const shortPrice = (price: string) => price.replace(/(\.\d\d\d*?)0+$/, '$1');

/**
 * Returns the digits of a number as people write it, without what only helps to read it: `'1,234,567.8'` is `'1234567.8'`. Full-width signs
 * and the Chinese full stop count as the plain ones. Returns null for what is not a number, and for what may be read as another one: commas
 * and spaces may only stand between groups of three digits.
 */
function digitsOf(text: string): string | null {
  const plain = text
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[。｡]/g, '.')
    .trim();
  const [, grouped, ungrouped, decimals] =
    /^(?:([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\s\d{3})+)|(\d+))(?:\.(\d*))?$/.exec(plain) ?? [];
  const whole = grouped?.replaceAll(/[,\s]/g, '') ?? ungrouped?.replace(/^0+(?=\d)/, '');
  return whole === undefined ? null : `${whole}${decimals ? `.${decimals}` : ''}`;
}

/** Returns the digits of an amount, which may have the sign or the name of the currency before or behind it. */
function yuanOf(text: string): string | null {
  return digitsOf(text.replace(/^\s*(?:[¥￥]|CNY|RMB|人民币)/i, '').replace(/(?:[元圆]整?|CNY|RMB)\s*$/i, ''));
}

/** Returns a number with at least and at most so many decimals; null if it has more. */
function withDecimals(digits: string | null, least: number, most: number): string | null {
  const [whole = '', decimals = ''] = digits?.split('.') ?? [];
  const needed = decimals.replace(/0+$/, '');
  if (digits === null || needed.length > most) return null;
  return needed === '' && least === 0 ? whole : `${whole}.${needed.padEnd(least, '0')}`;
}

/**
 * Reads an amount as people write it: `'¥1,200.5'` and `'１２００。５元'` are `'1200.50'`. Returns null for text that is not an amount of zero
 * or more with at most two decimals, and for text with commas that are not between thousands (`'1,5'`).
 */
export function parseMoney(text: string): string | null {
  return withDecimals(yuanOf(text), places.amount, places.amount);
}

/** Reads the price of one as people write it, like `parseMoney`, with up to four decimals: `'0.1250'` is `'0.125'`, `'3.5'` is `'3.50'`. */
export function parseUnitPrice(text: string): string | null {
  return withDecimals(yuanOf(text), places.amount, places.price);
}

/**
 * Reads a number of zero or more as people write it, with at most so many decimals: `parseNumber('1,020.50', 3)` is `'1020.5'`. Returns null
 * for anything else, and for text with commas that are not between thousands.
 */
export function parseNumber(text: string, decimalPlaces: number): string | null {
  return withDecimals(digitsOf(text), 0, decimalPlaces);
}

/** Reads a quantity as people write it, with up to three decimals: `'１，０２０．５'` is `'1020.5'`. Returns null for anything else. */
export function parseQuantity(text: string): string | null {
  return parseNumber(text, places.quantity);
}

const numerals = [...'零壹贰叁肆伍陆柒捌玖'];
/** The largest first; amounts have at most thirteen digits before the point. */
const units: [size: bigint, name: string][] = [
  [10n ** 8n, '亿'],
  [10n ** 4n, '万'],
  [1000n, '仟'],
  [100n, '佰'],
  [10n, '拾'],
];

/** A whole number above zero in capitals. A gap within it is one 零, however many digits it has. */
function capitals(number: bigint): string {
  const [size, name] = units.find(([least]) => number >= least) ?? [1n, ''];
  const rest = number % size;
  const gap = rest > 0n && rest < size / 10n ? '零' : '';
  return `${size === 1n ? numerals[Number(number)] : capitals(number / size)}${name}${gap}${rest > 0n ? capitals(rest) : ''}`;
}

/**
 * Returns an amount in the Chinese capitals of papers (大写), which nobody can change by a stroke: `amountInCapitals('10050.30')` is
 * `'壹万零伍拾元叁角整'`.
 */
export function amountInCapitals(amount: string): string {
  const cents = toCents(amount);
  const all = cents < 0n ? -cents : cents;
  const [yuan, jiao, fen] = [all / 100n, Number((all / 10n) % 10n), Number(all % 10n)];
  const whole = yuan > 0n || all === 0n ? `${yuan > 0n ? capitals(yuan) : '零'}元` : '';
  const tenths = jiao > 0 ? `${numerals[jiao]}角` : yuan > 0n && fen > 0 ? '零' : '';
  return `${cents < 0n ? '负' : ''}${whole}${tenths}${fen > 0 ? `${numerals[fen]}分` : '整'}`;
}
