import { useState } from 'react';

/**
 * A flag for work that is under way, set or toggled (product spec, section 3).
 *
 * @example
 * const { isLoading, setLoading, toggle } = useLoading(); // false
 * toggle(); // true
 */
export function useLoading(initial = false) {
  const [isLoading, setLoading] = useState(initial);
  return { isLoading, setLoading, toggle: () => setLoading((now) => !now) };
}
