import type { PermissionCode } from '@campus-procurement/sdk';
import type { ReactNode } from 'react';
import { usePermission } from './usePermission.ts';

/**
 * Renders its children if the current role holds a permission code, or any of several, and `otherwise` if not. Adds no markup.
 *
 * @example
 * <Can code="system:role:create" otherwise={<p>Ask an administrator.</p>}><button>New role</button></Can>
 */
export function Can({
  code,
  otherwise = null,
  children,
}: {
  code: PermissionCode | readonly PermissionCode[];
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  return usePermission()(code) ? children : otherwise;
}
