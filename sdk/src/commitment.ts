import canonicalize from 'canonicalize';
import { sha256 } from './sha256.ts';

/** Returns the one JSON text of a value, as RFC 8785 says: whoever has the value gets the same fingerprint of it. */
export function canonicalText(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Only what JSON can write has a canonical text.');
  return text;
}

export { sha256 };
