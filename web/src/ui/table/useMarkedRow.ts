import { type RefObject, useEffect } from 'react';
import { useFreshRow } from '../feedback/freshRow.ts';

/**
 * The row that was just saved, if it is one of these: it is brought into sight once.
 * @param place what the rows stand in; that of a row has its id as `data-row`
 */
export function useMarkedRow(place: RefObject<HTMLElement | null>, rows: readonly { id: string }[]): string | null {
  const fresh = useFreshRow();
  const marked = rows.some(({ id }) => id === fresh) ? fresh : null;
  useEffect(() => {
    if (marked === null) return;
    place.current?.querySelector(`[data-row="${CSS.escape(marked)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [marked, place]);
  return marked;
}
