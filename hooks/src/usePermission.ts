import { useCallback } from 'react';
import { useReadyOrNull } from './useSession.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Whether the current role holds a permission code, or any of several. Answered from memory, so it may be asked for every row.
 * The server decides all the same; this is for what is worth showing.
 *
 * @example
 * const can = usePermission();
 * can('system:role:create'); // true
 * can(['system:role:update', 'system:role:delete']); // true if one of them is held
 */
export function usePermission(): (code: string | readonly string[]) => boolean {
  const held = useReadyOrNull()?.permissions ?? none;
  return useCallback((code) => (typeof code === 'string' ? held.has(code) : code.some((one) => held.has(one))), [held]);
}
