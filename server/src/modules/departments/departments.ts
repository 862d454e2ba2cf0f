import type { Handlers, Schemas } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { treeOf, withRowsAbove } from '../tree.ts';
import { createDept } from './createDept.ts';
import { deleteDept } from './deleteDept.ts';
import { updateDept } from './updateDept.ts';

export const departments = {
  async getLocalDeptTree({ query }, { db, session }) {
    // The pipeline has refused other schools, but for data scope ALL.
    const { deptName = '', status, companyId = session.companyId } = query ?? {};
    const rows = await db
      .selectFrom('dept')
      .leftJoin('appUser as leader', (join) =>
        join.onRef('leader.companyId', '=', 'dept.companyId').onRef('leader.id', '=', 'dept.leaderId'),
      )
      .select(['dept.id', 'dept.deptName', 'dept.deptCode', 'dept.deptType', 'dept.parentId', 'dept.leaderId'])
      .select(['leader.name as leaderName', 'dept.phone', 'dept.campus', 'dept.sort', 'dept.status', 'dept.companyId'])
      .select('dept.version')
      .where('dept.companyId', '=', companyId)
      .orderBy('dept.sort')
      .orderBy('dept.id')
      .execute();
    const matches = rows.filter((row) => row.deptName.includes(deptName) && (status === undefined || row.status === status));
    const reached = withRowsAbove(
      rows,
      matches.map(({ id }) => id),
    );
    return treeOf<(typeof rows)[number], Schemas['Dept']>(
      rows.filter(({ id }) => reached.has(id)),
      (row, children) => ({ ...row, deptType: row.deptType as Schemas['Dept']['deptType'], children }),
    );
  },

  createDept,
  updateDept,
  deleteDept,
} satisfies Pick<Handlers<Context>, 'getLocalDeptTree' | 'createDept' | 'updateDept' | 'deleteDept'>;
