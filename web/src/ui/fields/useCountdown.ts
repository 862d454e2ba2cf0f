import { useEffect, useState } from 'react';

/** Counts seconds down to 0 from whatever `start` is given. */
export function useCountdown(): { seconds: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (seconds === 0) return;
    // The clock and not a counter: a tab in the background is woken less often than once a second.
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [seconds]);

  return {
    seconds,
    start(wanted) {
      const begin = Date.now();
      setNow(begin);
      setUntil(begin + wanted * 1000);
    },
  };
}
