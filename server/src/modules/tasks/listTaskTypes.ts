import type { Input, Output } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import type { Context } from '../../context.ts';
import { say } from '../../i18n/language.ts';
import { cronOf } from '../../tasks/schedule.ts';
import type { TaskType } from '../../tasks/taskKind.ts';
import { isCreatable } from './createTask.ts';

export async function listTaskTypes(_input: Input<'listTaskTypes'>, context: Context): Promise<Output<'listTaskTypes'>> {
  const { session, language, taskKinds } = context;
  const codes = session.permissions;
  const canCreate = codes.has(String(contract.createTask.permission));
  return (Object.keys(taskKinds) as TaskType[]).map((taskType) => {
    const { schedule, maxRetry } = taskKinds[taskType];
    return {
      taskType,
      typeName: say(language, 'taskType', taskType),
      description: say(language, 'taskDescription', taskType),
      schedule: schedule && cronOf(schedule),
      maxRetry,
      creatable: canCreate && isCreatable(taskKinds[taskType], codes, context),
    };
  });
}
