import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { createDept } from './createDept.ts';
import { deleteDept } from './deleteDept.ts';
import { getLocalDeptTree } from './deptTree.ts';
import { updateDept } from './updateDept.ts';

export const departments = {
  getLocalDeptTree,
  createDept,
  updateDept,
  deleteDept,
} satisfies Pick<Handlers<Context>, 'getLocalDeptTree' | 'createDept' | 'updateDept' | 'deleteDept'>;
