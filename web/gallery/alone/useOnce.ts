import { useEffect, useEffectEvent } from 'react';

/** Does something as soon as the page is there, and never again: a state that only an event brings about. */
export function useOnce(act: () => void): void {
  const begin = useEffectEvent(act);
  useEffect(() => begin(), []);
}
