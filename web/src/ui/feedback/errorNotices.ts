import { useSyncExternalStore } from 'react';

/** An error that was shown, and when. */
export interface ErrorNotice {
  id: number;
  title: string;
  message: string;
  /** ISO 8601. */
  time: string;
  /** How often in a row. */
  count: number;
}

/** Older ones are of no use any more. */
const most = 50;

let notices: readonly ErrorNotice[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly ErrorNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** What has gone wrong since the login: a notification goes away after five seconds, and not everybody reads that fast. */
export const errorNotices = {
  add(title: string, message: string): void {
    const [newest, ...older] = notices;
    const time = new Date().toISOString();
    if (newest?.message === message && newest.title === title) set([{ ...newest, time, count: newest.count + 1 }, ...older]);
    else set([{ id: ++last, title, message, time, count: 1 }, ...notices].slice(0, most));
  },
  clear: () => set([]),
};

/** The newest first. */
export function useErrorNotices(): readonly ErrorNotice[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notices,
  );
}
