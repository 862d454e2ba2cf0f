import { useState } from 'react';

/**
 * Returns a loading flag with functions to set and toggle it (product spec, section 3).
 *
 * @example
 * const { isLoading, setLoading, toggle } = useLoading(); // false
 * toggle(); // true
 */
export function useLoading(initial = false) {
  const [isLoading, setLoading] = useState(initial);
  return { isLoading, setLoading, toggle: () => setLoading((now) => !now) };
}
