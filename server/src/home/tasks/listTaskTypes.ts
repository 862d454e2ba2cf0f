import type { Input, Output } from '@campus-procurement/sdk';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { say } from '#platform/i18n/language.ts';
import { cronOf } from '#platform/tasks/schedule.ts';
import type { TaskType } from '#platform/tasks/taskKind.ts';
import { isCreatable } from './createTask.ts';

export async function listTaskTypes(_input: Input<'listTaskTypes'>, context: Context): Promise<Output<'listTaskTypes'>> {
  const { language, taskKinds } = context;
  const canCreate = permitted(context)('createTask');
  return (Object.keys(taskKinds) as TaskType[]).map((taskType) => {
    const { schedule, maxRetry } = taskKinds[taskType];
    return {
      taskType,
      typeName: say(language, 'taskType', taskType),
      description: say(language, 'taskDescription', taskType),
      schedule: schedule && cronOf(schedule),
      maxRetry,
      creatable: canCreate && isCreatable(taskKinds[taskType], context),
    };
  });
}
