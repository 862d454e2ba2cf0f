import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { createTask } from './createTask.ts';
import { listTaskTypes } from './listTaskTypes.ts';
import { queryOwnTaskPage, queryTaskPage } from './queryTaskPage.ts';
import { retryTask, stopTask } from './switchTask.ts';
import { getTaskDetail } from './taskDetail.ts';

export const tasks = {
  queryTaskPage,
  queryOwnTaskPage,
  createTask,
  getTaskDetail,
  listTaskTypes,
  retryTask,
  stopTask,
} satisfies Partial<Handlers<Context>>;
