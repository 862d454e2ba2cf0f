import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { permissionsOf } from '../auth/permissions.ts';
import type { Context } from '../context.ts';

/** Tells which operations the caller holds the permission code of: for `allowedActions`. */
export async function permitted({ db, role, session }: Context): Promise<(id: OperationId) => boolean> {
  const codes = new Set(await permissionsOf(db, role, session.companyId));
  return (id) => codes.has(String(contract[id].permission));
}
