import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import type { ClaimedTask } from './claimTask.ts';

/** Sends a message about a failed task to the user who started it. Does nothing if the server planned it or the user is gone. */
export async function tellFailure(db: Kysely<Tables>, task: ClaimedTask, now: Date): Promise<void> {
  const { id, taskCode, taskType, createBy } = task;
  // The kind is translated when the message is read.
  const taskName = task.taskName ?? taskType;
  if (createBy === null) return;
  const user = await db.selectFrom('appUser').select('companyId').where('id', '=', createBy).executeTakeFirst();
  if (!user) return;
  const message = { to: [{ companyId: user.companyId, userId: createBy }], params: { taskCode, taskName } };
  await sendMessage(db, { ...message, sceneCode: 'TASK_FAILED', biz: { type: 'TASK', id } }, now);
}
