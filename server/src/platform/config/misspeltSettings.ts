import { distance } from 'fastest-levenshtein';
import { variableNames } from './settings.ts';

/**
 * Finds variables that this server does not read but whose names are almost those of its settings: with a misspelt `DATABSE_URL` the server
 * would silently use the embedded database.
 * @returns each of them with the setting that is probably meant
 */
export function misspeltSettings(names: readonly string[]): { name: string; meant: string }[] {
  return names.flatMap((name) => {
    const meant = variableNames.has(name) ? undefined : nearest(name);
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Returns the setting whose name is closest to a misspelt one, if any is close enough. */
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

/** Shorter names are ignored: names that differ from PORT, HOST or SEED by one letter usually mean something else. */
const shortest = 8;

/** The number of letters that may be wrong, missing or too many. */
function tolerated(known: string): number {
  if (known.length < shortest) return 0;
  return known.length < 10 ? 1 : 2;
}
