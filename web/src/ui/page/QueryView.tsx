import type { ReactNode } from 'react';
import { LoadingBlock } from '../loading/LoadingBlock.tsx';
import { ErrorState } from './ErrorState.tsx';

/** What has been asked of the server. */
export interface Queried<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface QueryViewProps<T> {
  query: Queried<T>;
  /** How it is asked again; the query by itself if left out. */
  onRetry?: () => void;
  children: (data: T) => ReactNode;
}

/** What the server has answered, or in its place that it is being asked, or why it has not. What was read before stays in sight. */
export function QueryView<T>({ query, onRetry, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <ErrorState error={query.error} onRetry={onRetry ?? (() => query.refetch())} /> : <LoadingBlock />;
}
