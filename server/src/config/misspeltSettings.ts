import { distance } from 'fastest-levenshtein';
import { variableNames } from './settings.ts';

/**
 * What to say of variables that this server does not read but whose names are almost those of its settings: whoever wrote
 * `DATABSE_URL` would else get the embedded database without a word.
 * @returns a sentence for each
 */
export function misspeltSettings(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const meant = variableNames.has(name) ? undefined : nearest(name);
    return meant === undefined ? [] : [`${name} is not a setting of this server; did you mean ${meant}?`];
  });
}

/** The setting that a name is almost, if there is one. */
function nearest(name: string): string | undefined {
  const written = name.toUpperCase();
  const withoutFile = written.replace(/_FILE$/, '');
  if (variableNames.has(withoutFile)) return withoutFile;
  const [first] = [...variableNames]
    .map((known) => ({ known, distance: distance(written, known) }))
    .filter((found) => found.distance <= tolerated(found.known))
    .sort((a, b) => a.distance - b.distance);
  return first?.known;
}

/** Short names are left alone: one letter beside PORT, HOST and SEED are names that mean something else. */
const shortest = 8;

/** So many letters may be wrong, missing or too many. */
function tolerated(known: string): number {
  if (known.length < shortest) return 0;
  return known.length < 10 ? 1 : 2;
}
