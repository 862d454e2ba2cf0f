import type { ReactNode } from 'react';
import { LoadingBlock } from '../loading/LoadingBlock.tsx';
import { ErrorState, type Way } from './ErrorState.tsx';

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
  /** Of a record, the list that it would be in. */
  back?: Way;
  children: (data: T) => ReactNode;
}

/** What the server has answered, or in its place that it is being asked, or why it has not. What was read before stays in sight. */
export function QueryView<T>({ query, onRetry, back, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <LoadingBlock />;
  return <ErrorState error={query.error} onRetry={onRetry ?? (() => query.refetch())} back={back} />;
}
