/** An entry of the search palette. */
export interface Entry {
  key: string;
  group: 'pages' | 'actions' | 'records';
  /** As it is shown. */
  label: string;
  /** Where it is: the directories above; of a record its code and what else tells it from others. */
  place: string;
  /** The address, if it is a page of the product. */
  path?: string;
  /** Other names to search by. */
  names: readonly string[];
  run: () => void;
}

/** Returns whether the typed text is the pinyin of a Chinese text, or its beginning: `jsgl` and `juese` match 角色管理. */
export type SoundsLike = (text: string, typed: string) => boolean;

/** Moves the entries with these addresses to the front, in order, and shows `why` instead of their place. */
export function withFirst(entries: readonly Entry[], paths: readonly string[], why: string): Entry[] {
  const first = paths.flatMap((path) => entries.find((entry) => entry.path === path) ?? []);
  return [...first.map((entry) => ({ ...entry, place: why })), ...entries.filter((entry) => !first.includes(entry))];
}

/**
 * Returns the entries that match, best first: names that begin with the text, contain it or sound like it, then places that contain it.
 */
export function searchEntries(entries: readonly Entry[], typed: string, soundsLike: SoundsLike | null): Entry[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [...entries];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted, soundsLike) }))
    .filter(({ rank }) => rank < none)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

const none = 4;

function rankOf({ label, names, place }: Entry, wanted: string, soundsLike: SoundsLike | null): number {
  const texts = [label, ...names].map((text) => text.toLowerCase());
  if (texts.some((text) => text.startsWith(wanted))) return 0;
  if (texts.some((text) => text.includes(wanted))) return 1;
  if (soundsLike && texts.some((text) => soundsLike(text, wanted))) return 2;
  return place.toLowerCase().includes(wanted) ? 3 : none;
}
