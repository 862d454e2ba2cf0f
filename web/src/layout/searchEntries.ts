/** Something that the palette can find. */
export interface Entry {
  key: string;
  group: 'pages' | 'actions';
  /** As it is shown. */
  label: string;
  /** Where it is: the directories above. */
  place: string;
  /** The address, of pages of the product. */
  path?: string;
  /** Other names by which it may be looked for. */
  names: readonly string[];
  run: () => void;
}

/** Whether what was typed is the pronunciation of a Chinese text, or the beginning of it: `jsgl` and `juese` are 角色管理. */
export type SoundsLike = (text: string, typed: string) => boolean;

/** The entries with those of these addresses first, in their order; instead of where they are it is said why they stand there. */
export function withFirst(entries: readonly Entry[], paths: readonly string[], why: string): Entry[] {
  const first = paths.flatMap((path) => entries.find((entry) => entry.path === path) ?? []);
  return [...first.map((entry) => ({ ...entry, place: why })), ...entries.filter((entry) => !first.includes(entry))];
}

/** The entries that were meant, the best first: what begins with what was typed, contains it, or sounds like it. */
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
