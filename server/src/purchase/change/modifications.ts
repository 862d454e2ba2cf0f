import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { getProjectModifyDetail } from './getProjectModifyDetail.ts';
import { queryProjectModifyPage } from './queryProjectModifyPage.ts';
import { saveProjectModify } from './saveProjectModify.ts';
import { submitProjectModify } from './submitProjectModify.ts';
import { withdrawProjectModify } from './withdrawProjectModify.ts';

export const modifications = {
  queryProjectModifyPage,
  getProjectModifyDetail,
  saveProjectModify,
  submitProjectModify,
  withdrawProjectModify,
} satisfies Partial<Handlers<Context>>;
