import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { deptName } from '#platform/db/builtInNames.ts';
import type { Tables } from '#platform/db/tables.ts';
import { treeOf, withRowsAbove } from '#platform/values/tree.ts';

type Dept = Schemas['Dept'];

/** Returns the departments of a school as a tree, each with the caller's allowed actions. */
export async function getLocalDeptTree(
  { query }: Input<'getLocalDeptTree'>,
  context: Context,
): Promise<Output<'getLocalDeptTree'>> {
  // The pipeline has refused other schools, except with data scope ALL.
  const { deptName: keyword = '', status, companyId = context.session.companyId, withinScope = false } = query ?? {};
  const within = withinScope ? await deptsWithinScope(context) : null;
  const all = await deptRows(companyId, context);
  const rows = within ? all.filter(({ id }) => within.has(id)) : all;
  const matches = rows.filter((row) => row.deptName.includes(keyword) && (status === undefined || row.status === status));
  const reached = withRowsAbove(
    rows,
    matches.map(({ id }) => id),
  );
  const ids = new Set(rows.map(({ id }) => id));
  const above = new Set(rows.map(({ parentId }) => parentId).filter((id) => id === null || !ids.has(id)));
  const withBelow = new Set(all.map(({ parentId }) => parentId));
  return treeOf<DeptRow, Dept>(
    rows.filter(({ id }) => reached.has(id)),
    ({ isNeeded, ...row }, children) => ({
      ...row,
      deptType: row.deptType as Dept['deptType'],
      allowedActions: allowedActions(row, Boolean(isNeeded) || withBelow.has(row.id), context),
      children,
    }),
    [...above],
  );
}

function deptRows(companyId: string, context: Context) {
  const mayDelete = permitted(context)('deleteDept');
  return (
    context.db
      .selectFrom('dept')
      .leftJoin('appUser as leader', (join) =>
        join.onRef('leader.companyId', '=', 'dept.companyId').onRef('leader.id', '=', 'dept.leaderId'),
      )
      .select([
        'dept.id',
        deptName(context.language).as('deptName'),
        'dept.deptCode',
        'dept.deptType',
        'dept.parentId',
        'dept.leaderId',
      ])
      .select(['leader.name as leaderName', 'dept.phone', 'dept.campus', 'dept.sort', 'dept.status', 'dept.companyId'])
      .select('dept.version')
      // Checked only for users who may delete: most read the tree just to choose from it.
      .select((eb) => eb.or(mayDelete ? references(eb) : [eb.lit(true)]).as('isNeeded'))
      .where('dept.companyId', '=', companyId)
      .orderBy('dept.sort')
      .orderBy('dept.id')
      .execute()
  );
}

type DeptRow = Awaited<ReturnType<typeof deptRows>>[number];

/** Returns a condition for each table, other than `dept`, whose foreign key keeps a department from being deleted. */
function references(eb: ExpressionBuilder<Tables, 'dept'>): Expression<SqlBool>[] {
  return (['appUser', 'userRoleDept', 'expenditure'] as const).map((table) => {
    const at = sql.table(table);
    return eb.exists(sql`(select 1 from ${at} where ${at}.company_id = dept.company_id and ${at}.dept_id = dept.id)`);
  });
}

function allowedActions(dept: Pick<DeptRow, 'deptType' | 'status' | 'parentId'>, isHeld: boolean, context: Context) {
  const mayCall = permitted(context);
  const actions: Dept['allowedActions'] = [];
  if (mayCall('createDept') && dept.deptType !== 2 && dept.status === 'ENABLED') actions.push('ADD_CHILD');
  if (mayCall('updateDept')) actions.push('EDIT');
  if (mayCall('deleteDept') && dept.parentId !== null && !isHeld) actions.push('DELETE');
  return actions;
}
