import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { storedName } from '#platform/db/builtInNames.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { platformId } from '#platform/values/platform.ts';
import { changeConstraints } from './deptConstraints.ts';
import { type ReachableDept, reachableDept } from './reachableDept.ts';
import { refuseUnknownCampus } from './refuseUnknownCampus.ts';

/** Changes the fields that are sent. Unchanged values are accepted, because forms send every field. */
export async function updateDept({ body }: Input<'updateDept'>, context: Context): Promise<Output<'updateDept'>> {
  const { id, version, ...fields } = body;
  const row = await reachableDept(id, 'update', context);
  if (!row) throw new Failure('missing');
  if (row.version !== version) throw new Failure('stale');
  const { parentId = row.parentId, status = row.status } = fields;
  const isEnabled = row.status === 'DISABLED' && status === 'ENABLED';
  if (parentId !== null && (parentId !== row.parentId || isEnabled)) await judgePlace(row, parentId, status, context);
  if (row.status === 'ENABLED' && status === 'DISABLED') await refuseIfNeeded(row, context);
  const { companyId, deptCode } = row;
  if (companyId === platformId && fields.deptName) fields.deptName = storedName('platformDept', deptCode, fields.deptName);
  if (fields.campus !== row.campus) await refuseUnknownCampus(companyId, fields.campus, context);
  const change = context.db
    .updateTable('dept')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }));
  await refusedBy(changeConstraints, change.execute());
  return true;
}

/** Checks whether the department may be below another one. An enabled department needs an enabled parent. */
async function judgePlace(row: ReachableDept, parentId: string, status: string, context: Context): Promise<void> {
  if (row.parentId === null) throw new Failure('wrongState');
  const parent = parentId === row.id ? row : await reachableDept(parentId, 'share', context);
  if (parent?.companyId !== row.companyId) throw invalid({ field: 'parentId', rule: 'exists' });
  // There are three levels, so only the department itself and its direct children can close a cycle.
  if (parent.id === row.id || parent.parentId === row.id) throw invalid({ field: 'parentId', rule: 'cycle' });
  if (parent.deptType !== row.deptType - 1) throw invalid({ field: 'parentId', rule: 'level' });
  if (status === 'ENABLED' && parent.status === 'DISABLED') throw new Failure('wrongState');
}

/** Refuses to disable the root, and departments with enabled departments below them. */
async function refuseIfNeeded({ companyId, id, parentId }: ReachableDept, { db }: Context): Promise<void> {
  const below = await db
    .selectFrom('dept')
    .select('id')
    .where((eb) => eb.and({ companyId, parentId: id, status: 'ENABLED' }))
    .limit(1)
    .executeTakeFirst();
  if (parentId === null || below) throw new Failure('wrongState');
}
