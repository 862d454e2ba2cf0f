import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { withLogged } from '#platform/contract/handlerMarks.ts';
import { loggedRows } from '#platform/imports/importRows.ts';
import { createDept } from './createDept.ts';
import { deleteDept } from './deleteDept.ts';
import { getLocalDeptTree } from './deptTree.ts';
import { importDepts } from './importDepts.ts';
import { updateDept } from './updateDept.ts';

export const departments = {
  getLocalDeptTree,
  createDept,
  importDepts: withLogged(importDepts, loggedRows(['deptName', 'deptCode', 'parent', 'leader'])),
  updateDept,
  deleteDept,
} satisfies Partial<Handlers<Context>>;
