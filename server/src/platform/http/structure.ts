import { type BrokenRule, invalid } from '../failure/failure.ts';

const maxDepth = 32;
/** The most values in a request: far more than any operation needs, but a bound for the work. */
const maxValues = 20_000;

/**
 * Checks a value before its schema does: limits nesting and the number of values, and finds strings that PostgreSQL cannot store (NUL,
 * unpaired surrogates).
 * @returns a broken rule for each such string
 * @throws Failure `invalid` if the value is too deep or too large
 */
export function unsupportedCharacters(value: unknown): BrokenRule[] {
  const found: BrokenRule[] = [];
  let values = 0;
  const visit = (current: unknown, path: string[]) => {
    if (++values > maxValues) throw invalid({ field: '', rule: 'values', params: { limit: maxValues } });
    if (typeof current === 'string' && isUnsupported(current)) found.push({ field: path.join('.'), rule: 'characters' });
    if (typeof current !== 'object' || current === null) return;
    if (path.length >= maxDepth) throw invalid({ field: '', rule: 'depth', params: { limit: maxDepth } });
    for (const [key, member] of Object.entries(current)) visit(member, [...path, key]);
  };
  visit(value, []);
  return found;
}

function isUnsupported(text: string) {
  return text.includes('\0') || !text.isWellFormed();
}
