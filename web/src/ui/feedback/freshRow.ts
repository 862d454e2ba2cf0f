import { useSyncExternalStore } from 'react';

/** Milliseconds for which a row is marked: long enough to find it. */
const markedFor = 6000;

let fresh: string | null = null;
let clock: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(id: string | null) {
  clearTimeout(clock);
  fresh = id;
  for (const listener of listeners) listener();
}

/** Marks a row that was just saved, in the list that has it. */
export function markRow(id: string): void {
  set(id);
  clock = setTimeout(() => set(null), markedFor);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Id of the row that was saved in the last seconds; null if none was. */
export function useFreshRow(): string | null {
  return useSyncExternalStore(subscribe, () => fresh);
}
