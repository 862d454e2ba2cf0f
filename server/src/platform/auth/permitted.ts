import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import type { Reader } from '../context/context.ts';

/** Returns a function that tells whether the caller holds the permission code of an operation, for `allowedActions`. */
export function permitted({ session }: Pick<Reader, 'session'>): (id: OperationId) => boolean {
  return (id) => session.permissions.has(String(contract[id].permission));
}
