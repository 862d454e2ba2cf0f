import type { ReactNode } from 'react';
import { usePermission } from './usePermission.ts';

/**
 * Renders what is in it for roles that hold a permission code, or any of several; without markup of its own.
 *
 * @example
 * <Can code="system:role:create" otherwise={<p>Ask an administrator.</p>}><button>New role</button></Can>
 */
export function Can({
  code,
  otherwise = null,
  children,
}: {
  code: string | readonly string[];
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  return usePermission()(code) ? children : otherwise;
}
