import { useEffect, useState } from 'react';
import { useSessionActions } from './useSession.ts';
import { secondsLeftOf, useSessionStatus, warningSeconds } from './useSessionStatus.ts';

/** The end of the session that comes near. */
export interface SessionEnd {
  secondsLeft: number;
  /** It ends because nothing is done in it; otherwise because its time is over, which nobody can put off. */
  isIdle: boolean;
  /** Stays logged in. Rejects with ApiError if the server cannot be told. */
  renew: () => Promise<void>;
}

/**
 * The end of the session from two minutes before, counted down; null while it is far. What is done in other tabs or on other pages is
 * known within ten seconds. At the end the server is asked, and its refusal ends the session here.
 *
 * @example
 * const end = useSessionEnd();
 * if (end?.isIdle) show(`${end.secondsLeft} s`, { onClick: end.renew });
 */
export function useSessionEnd(): SessionEnd | null {
  const { refreshUser } = useSessionActions();
  const { data, dataUpdatedAt, refetch } = useSessionStatus();
  const [now, setNow] = useState(0);
  const left = data ? secondsLeftOf(data) : Number.POSITIVE_INFINITY;
  const isNear = left <= warningSeconds;
  const secondsLeft = Math.max(0, Math.ceil(left - Math.max(0, now - dataUpdatedAt) / 1000));

  useEffect(() => {
    if (!isNear) return;
    // The clock and not a counter: a tab in the background is woken less often than once a second.
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isNear]);

  useEffect(() => {
    if (secondsLeft === 0) void refetch();
  }, [secondsLeft, refetch]);

  if (!data || !isNear) return null;
  return {
    secondsLeft,
    isIdle: data.idleSeconds < data.lifetimeSeconds,
    async renew() {
      await refreshUser(); // Reading the own user is an ordinary request, so it renews the idle time.
      await refetch();
    },
  };
}
