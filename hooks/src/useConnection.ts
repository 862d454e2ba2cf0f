import { onlineManager, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSessionContext } from './contexts.ts';
import { isUnreachable, useSessionStatus } from './useSessionStatus.ts';

/**
 * Returns whether the server is unreachable. Browser events and failed calls only trigger a check, because browsers report a
 * campus network without internet as offline. While the server is unreachable it is checked every 5 seconds; when it answers
 * again, all shown queries are fetched again.
 *
 * @example
 * const { isLost } = useConnection();
 */
export function useConnection(): { isLost: boolean } {
  const { queryClient } = useSessionContext();
  const { error, isPending, refetch } = useSessionStatus();
  const [isLost, setLost] = useState(false);
  // Until the first answer, a new attempt clears the error of the last one, so the state is not updated while pending.
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

/** The common part of the events of both caches. */
interface CacheEvent {
  action?: { type: string; error?: unknown };
  query?: Query;
}

function isQuestion(query: Query | undefined): boolean {
  return query?.queryKey.includes('getSessionStatus') ?? false;
}
