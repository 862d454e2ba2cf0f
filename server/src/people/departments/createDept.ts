import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { changeConstraints } from './deptConstraints.ts';
import { reachableDept } from './reachableDept.ts';
import { refuseUnknownCampus } from './refuseUnknownCampus.ts';

/** Creates a department in the school of its parent. */
export async function createDept({ body }: Input<'createDept'>, context: Context): Promise<Output<'createDept'>> {
  const { parentId, deptType, leaderId = null, phone = null, campus = null, sort = 0, status = 'ENABLED', ...names } = body;
  const parent = await reachableDept(parentId, 'share', context);
  if (!parent) throw invalid({ field: 'parentId', rule: 'exists' });
  if (parent.deptType !== deptType - 1) throw invalid({ field: 'deptType', rule: 'level' });
  if (status === 'ENABLED' && parent.status === 'DISABLED') throw new Failure('wrongState');
  await refuseUnknownCampus(parent.companyId, campus, context);
  const id = newId();
  const row = { companyId: parent.companyId, id, parentId, deptType, ...names, leaderId, phone, campus, sort, status };
  const insertion = context.db.insertInto('dept').values({ ...row, ...madeBy(context) });
  await refusedBy(changeConstraints, insertion.execute());
  return { id };
}
