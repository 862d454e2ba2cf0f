import { randomInt } from 'node:crypto';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '../db/tables.ts';
import type { TaskKinds, TaskType } from './taskKind.ts';

/** A task to be carried out by the next worker that is free. */
export interface Plan {
  companyId: string;
  taskType: TaskType;
  /** Left out, it is called like its kind, in the language of whoever reads it. */
  taskName?: string;
  /** Not before. */
  executeTime: Date;
  /** The same kind is planned once per company and occasion; left out, any number of times. */
  occasion?: string;
  biz?: { id: string; name: string };
  /** Kept as JSON, for the kind's `run`. Shown to those who see the task: no secrets. */
  payload?: unknown;
  /** Who asks for it; null for the server itself. */
  by: { userId: string; userName: string } | null;
}

/**
 * Plans a task, in the transaction of whoever asks for it.
 * @param drawCode makes a number for people; it is asked for another one if that is taken
 * @returns its id, or null if there is one for the same occasion, or an open one of a kind that allows no second
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
      ...{ companyId, id: newId(), taskCode, taskName, taskType, occasion, isSingular, executeTime, maxRetry },
      ...{ bizId: biz?.id ?? null, bizName: biz?.name ?? null, payload: payload === null ? null : JSON.stringify(payload) },
      ...{ status: 'PENDING', createBy: by?.userId ?? null },
      ...{ createTime: now, createByName: by?.userName ?? null, updateTime: now, updateByName: by?.userName ?? null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (planned) return planned.id;
  // One in a thousand million: the conflict is about the code.
  return (await isTaken(db, companyId, taskCode)) ? planTask(db, kinds, plan, now, drawCode) : null;
}

async function isTaken(db: Kysely<Tables>, companyId: string, taskCode: string): Promise<boolean> {
  const taken = db
    .selectFrom('task')
    .select('id')
    .where((eb) => eb.and({ companyId, taskCode }));
  return (await taken.executeTakeFirst()) !== undefined;
}

/** Look-alikes I, L, O and U are left out. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number for people: the date and six random characters (a thousand million a day). */
function newTaskCode(now: Date): string {
  const random = Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join('');
  return `T${dayOf(now).replaceAll('-', '')}-${random}`;
}
