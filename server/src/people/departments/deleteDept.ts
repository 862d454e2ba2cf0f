import type { Input, Output } from '@campus-procurement/sdk';
import { ifUnused, refuseUsed } from '#flow/refuseUsed.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { reachableDept } from './reachableDept.ts';

/** Deletes a department. Refused while other records refer to the department. */
export async function deleteDept({ path: { id } }: Input<'deleteDept'>, context: Context): Promise<Output<'deleteDept'>> {
  const row = await reachableDept(id, 'update', context);
  if (!row) throw new Failure('missing');
  if (row.parentId === null) throw new Failure('wrongState');
  const { companyId } = row;
  const deletion = context.db.deleteFrom('dept').where((eb) => eb.and({ companyId, id }));
  await refuseUsed({ table: 'dept', key: { company_id: companyId, id }, inOtherWords }, context);
  await ifUnused(deletion.execute());
  return true;
}

const inOtherWords = {
  dept_parent_fkey: 'hasChildren',
  app_user_dept_fkey: 'hasUsers',
  user_role_dept_dept_fkey: 'hasUsers',
} as const;
