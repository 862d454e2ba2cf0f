import type { Input, Output } from '@campus-procurement/sdk';
import { notSetUp } from '#platform/auth/notSetUp.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { planTask } from '#platform/tasks/planTask.ts';
import type { TaskKind } from '#platform/tasks/taskKind.ts';
import { platformId } from '#platform/values/platform.ts';

export async function createTask({ body }: Input<'createTask'>, context: Context): Promise<Output<'createTask'>> {
  const { db, now, session, config, taskKinds } = context;
  const { taskName, taskType, companyId: wanted } = body;
  const kind = taskKinds[taskType];
  if (!isCreatable(kind, context)) throw invalid({ field: 'taskType', rule: 'creatable' });
  const companyId = await ownerOf(kind, wanted, context);
  if (kind.needs?.isSet(config, companyId) === false) throw await notSetUp(kind.needs.setting, context);
  const executeTime = new Date(body.executeTime);
  const occasion = executeTime.toISOString();
  const id = await planTask(db, taskKinds, { companyId, taskType, taskName, executeTime, occasion, by: session }, now);
  if (id === null) throw invalid({ field: kind.isSingular ? 'taskType' : 'executeTime', rule: 'unique' });
  return { id };
}

/** Returns whether the caller may plan tasks of a kind by hand. */
export function isCreatable({ owner, permission }: TaskKind, { role, session }: Context): boolean {
  const actsForOwner = owner === 'school' || role.dataScope === 'ALL' || session.companyId === platformId;
  return permission !== null && session.permissions.has(permission) && actsForOwner;
}

/** Returns the company of a new task. The pipeline has refused other schools to callers who may not name them. */
async function ownerOf({ owner }: TaskKind, wanted: string | undefined, { db, session }: Context): Promise<string> {
  const companyId = wanted ?? (owner === 'platform' ? platformId : session.companyId);
  if ((companyId === platformId) !== (owner === 'platform')) throw invalid({ field: 'companyId', rule: 'mismatch' });
  const company = await db.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst();
  if (!company) throw invalid({ field: 'companyId', rule: 'exists' });
  return companyId;
}
