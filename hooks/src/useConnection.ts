import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnreachable, useSessionStatus } from './useSessionStatus.ts';

/**
 * Whether the server can be reached. What the browser says and what fails elsewhere are only reasons to ask: browsers call a campus
 * network without internet offline. While nothing answers it is asked again every few seconds; when something does, everything that is
 * shown is fetched again.
 *
 * @example
 * const { isLost } = useConnection();
 */
export function useConnection(): { isLost: boolean } {
  const cache = useQueryClient();
  const { error, isPending, refetch } = useSessionStatus();
  const [isLost, setLost] = useState(false);
  const wasLost = useRef(false);
  // Before the first answer a new attempt takes the failure of the last one away.
  if (!isPending && isUnreachable(error) !== isLost) setLost(!isLost);

  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false });
    const onEvent = ({ type, action, query }: CacheEvent) => {
      if (type === 'updated' && action?.type === 'error' && !isQuestion(query) && isUnreachable(action.error)) ask();
    };
    window.addEventListener('offline', ask);
    window.addEventListener('online', ask);
    const stops = [cache.getQueryCache().subscribe(onEvent), cache.getMutationCache().subscribe(onEvent)];
    return () => {
      window.removeEventListener('offline', ask);
      window.removeEventListener('online', ask);
      for (const stop of stops) stop();
    };
  }, [cache, refetch]);

  useEffect(() => {
    if (wasLost.current && !isLost) void cache.invalidateQueries({ predicate: (query) => !isQuestion(query) });
    wasLost.current = isLost;
  }, [cache, isLost]);

  return { isLost };
}

/** What the events of both caches have in common. */
interface CacheEvent {
  type: string;
  action?: { type: string; error?: unknown };
  query?: Query;
}

function isQuestion(query: Query | undefined): boolean {
  return query?.queryKey.includes('getSessionStatus') ?? false;
}
