import { randomInt } from 'node:crypto';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '../db/tables.ts';
import type { TaskKinds, TaskType } from './taskKind.ts';

/** A task for the next free worker. */
export interface Plan {
  companyId: string;
  taskType: TaskType;
  /** If left out, the task shows the name of its kind, in the reader's language. */
  taskName?: string;
  /** The task does not start earlier. */
  executeTime: Date;
  /** A kind is planned once per company and occasion. If left out, there is no limit. */
  occasion?: string;
  biz?: { id: string; name: string };
  /** Stored as JSON for the kind's `run`. Users who see the task can read it, so it must not contain secrets. */
  payload?: unknown;
  /** The user who starts the task; null for the server itself. */
  by: { userId: string; userName: string } | null;
}

/**
 * Plans a task in the caller's transaction.
 * @param drawCode makes a readable task number; it is called again if the number is taken
 * @returns the id of the task, or null if there is one for the same occasion, or an open one of a kind that allows only one
 */
export async function planTask<Type extends TaskType>(
  db: Kysely<Tables>,
  kinds: Pick<TaskKinds, Type>,
  plan: Plan & { taskType: Type },
  now: Date,
  drawCode = newTaskCode,
): Promise<string | null> {
  const taskCode = drawCode(now);
  const { companyId, taskType, taskName = null, executeTime, occasion = null, biz, payload = null, by } = plan;
  const { maxRetry, isSingular } = kinds[taskType];
  const planned = await db
    .insertInto('task')
    .values({
      companyId,
      id: newId(),
      taskCode,
      taskName,
      taskType,
      occasion,
      isSingular,
      executeTime,
      maxRetry,
      bizId: biz?.id ?? null,
      bizName: biz?.name ?? null,
      payload: payload === null ? null : JSON.stringify(payload),
      status: 'PENDING',
      createBy: by?.userId ?? null,
      createTime: now,
      createByName: by?.userName ?? null,
      updateTime: now,
      updateByName: by?.userName ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (planned) return planned.id;
  // One chance in a thousand million: the conflict is about the task number.
  return (await isTaken(db, companyId, taskCode)) ? planTask(db, kinds, plan, now, drawCode) : null;
}

async function isTaken(db: Kysely<Tables>, companyId: string, taskCode: string): Promise<boolean> {
  const taken = db
    .selectFrom('task')
    .select('id')
    .where((eb) => eb.and({ companyId, taskCode }));
  return (await taken.executeTakeFirst()) !== undefined;
}

/** Without I, L, O and U, which are easily confused with others. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a readable task number: the date and six random characters (a thousand million per day). */
function newTaskCode(now: Date): string {
  const random = Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join('');
  return `T${dayOf(now).replaceAll('-', '')}-${random}`;
}
