import { type BrokenRule, invalid } from '../failure/failure.ts';

const maxDepth = 32;
/** Far above any described request; it bounds the work of one request. */
const maxValues = 20_000;

/**
 * Looks at a value before the schemas do: nesting and number of values are limited, and strings that PostgreSQL cannot store
 * (NUL, unpaired surrogates) are found wherever they are.
 * @throws Failure `invalid` if the value is too deep or too large.
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
