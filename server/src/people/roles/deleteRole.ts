import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { deleted } from '#platform/records/deleted.ts';
import { changeableRole } from './changeableRole.ts';
import { roleConstraints } from './roleConstraints.ts';

/** Deletes a role with its menu grants. Whether users hold it, the foreign key decides. */
export async function deleteRole({ path: { id } }: Input<'deleteRole'>, context: Context): Promise<Output<'deleteRole'>> {
  const { companyId, builtIn } = await changeableRole(id, context);
  if (builtIn) throw new Failure('builtIn');
  const deletion = context.db.deleteFrom('role').where((eb) => eb.and({ companyId, id }));
  return deleted(await refusedBy(roleConstraints, deletion.executeTakeFirst()));
}
