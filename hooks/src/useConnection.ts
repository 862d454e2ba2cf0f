import { onlineManager, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSessionContext } from './contexts.ts';
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
  const { queryClient } = useSessionContext();
  const { error, isPending, refetch } = useSessionStatus();
  const [isLost, setLost] = useState(false);
  // Before the first answer a new attempt takes the failure of the last one away.
  if (!isPending && isUnreachable(error) !== isLost) setLost(!isLost);

  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false });
    const onEvent = (event: object) => {
      const { action, query }: CacheEvent = event;
      if (action?.type === 'error' && !isQuestion(query) && isUnreachable(action.error)) ask();
    };
    const stops = [
      onlineManager.subscribe(ask),
      queryClient.getQueryCache().subscribe(onEvent),
      queryClient.getMutationCache().subscribe(onEvent),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, refetch]);

  useEffect(() => {
    if (isLost) return () => void queryClient.invalidateQueries({ predicate: (query) => !isQuestion(query) });
  }, [queryClient, isLost]);

  return { isLost };
}

/** What the events of both caches have in common. */
interface CacheEvent {
  action?: { type: string; error?: unknown };
  query?: Query;
}

function isQuestion(query: Query | undefined): boolean {
  return query?.queryKey.includes('getSessionStatus') ?? false;
}
