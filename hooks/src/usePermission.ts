import type { PermissionCode } from '@campus-procurement/sdk';
import { useCallback } from 'react';
import { useReadyOrNull } from './useSession.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Returns a function that tells whether the current role holds a permission code, or any of several. It answers from memory, so
 * it may be called for every row. It only decides what to show: the server checks every call.
 *
 * @example
 * const can = usePermission();
 * can('system:role:create'); // true
 * can(['system:role:update', 'system:role:delete']); // true if one of them is held
 */
export function usePermission(): (code: PermissionCode | readonly PermissionCode[]) => boolean {
  const held = useReadyOrNull()?.permissions ?? none;
  return useCallback((code) => (typeof code === 'string' ? held.has(code) : code.some((one) => held.has(one))), [held]);
}
