import { useEffect, useState } from 'react';
import { useSessionActions } from './useSession.ts';
import { secondsLeftOf, useSessionStatus, warningSeconds } from './useSessionStatus.ts';

/** The approaching end of the session. */
export interface SessionEnd {
  /** Seconds until the session ends, from 120 down to 0. */
  secondsLeft: number;
  /** Whether the session ends because it is idle, so `renew` can extend it. Otherwise its lifetime is over and nothing can. */
  isIdle: boolean;
  /** Stays logged in. Rejects with `ApiError` if the server cannot be told. */
  renew: () => Promise<void>;
}

/**
 * Counts down the last two minutes of the session. Returns `null` before that. Activity in other tabs is noticed within ten
 * seconds. At the end the server is asked, and its refusal ends the session here.
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
    // Uses the clock, not a counter: a background tab runs its timers less than once a second.
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
      await refreshUser(); // Reading the user is an ordinary request, so it renews the idle time.
      await refetch();
    },
  };
}
