import type { Input, Output } from '@campus-procurement/sdk';
import { ifUnused, refuseUsed } from '#flow/refuseUsed.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { deleted } from '#platform/records/deleted.ts';
import { changeableRole } from './changeableRole.ts';

/** Deletes a role with its menu grants. Refused while users hold it. */
export async function deleteRole({ path: { id } }: Input<'deleteRole'>, context: Context): Promise<Output<'deleteRole'>> {
  const { companyId, builtIn } = await changeableRole(id, context);
  if (builtIn) throw new Failure('builtIn');
  const deletion = context.db.deleteFrom('role').where((eb) => eb.and({ companyId, id }));
  await refuseUsed({ table: 'role', key: { company_id: companyId, id }, inOtherWords }, context);
  return deleted(await ifUnused(deletion.executeTakeFirst()));
}

const inOtherWords = { user_role_dept_role_fkey: 'roleInUse' } as const;
