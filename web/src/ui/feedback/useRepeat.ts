import { useEffect } from 'react';

/** Asks again at intervals, as long as the page is in sight. @param everyMs null does not. */
export function useRepeat(ask: () => unknown, everyMs: number | null): void {
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(ask, everyMs);
    return () => clearInterval(timer);
  }, [ask, everyMs]);
}
