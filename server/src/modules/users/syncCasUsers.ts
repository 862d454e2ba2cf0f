import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { Failure } from '../../http/failure.ts';
import { say } from '../../i18n/language.ts';
import { planTask } from '../../tasks/planTask.ts';
import { usesCas } from './casSchool.ts';

/** Plans the task, or answers with the one that is open: of any number of callers at once all get the same. */
export async function syncCasUsers(_input: Input<'syncCasUsers'>, context: Context): Promise<Output<'syncCasUsers'>> {
  const { db, now, session, config, language, taskKinds } = context;
  const { companyId } = session;
  const taskType = 'SYNC_CAS' as const;
  if (!(await usesCas(db, companyId))) throw new Failure('casOff');
  if (config.casUsers === null) throw new Failure('notConfigured', { params: { what: say(language, 'taskType', taskType) } });
  const taskName = say('zh-CN', 'taskType', taskType);
  const planned = await planTask(db, taskKinds, { companyId, taskType, taskName, executeTime: now, by: session }, now);
  let found = db
    .selectFrom('task')
    .select(['id', 'status', 'result'])
    .where((eb) => eb.and({ companyId, taskType }));
  // The open one may have ended in the meantime: it is the latest of its kind.
  if (planned !== null) found = found.where('id', '=', planned);
  const { id, status, result } = await found
    .orderBy('createTime', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const figure = (name: string) => (result?.key === 'casSynced' ? Number(result.params[name]) : null);
  return {
    ...{ taskId: id, status },
    ...{ added: figure('added'), updated: figure('updated'), disabled: figure('disabled'), refused: figure('refused') },
  };
}
