import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { deleteConstraints } from './deptConstraints.ts';
import { reachableDept } from './reachableDept.ts';

/** Deletes a department. The foreign keys refuse it if other rows refer to the department. */
export async function deleteDept({ path: { id } }: Input<'deleteDept'>, context: Context): Promise<Output<'deleteDept'>> {
  const row = await reachableDept(id, 'update', context);
  if (!row) throw new Failure('missing');
  if (row.parentId === null) throw new Failure('wrongState');
  const { companyId } = row;
  const deletion = context.db.deleteFrom('dept').where((eb) => eb.and({ companyId, id }));
  await refusedBy(deleteConstraints, deletion.execute());
  return true;
}
