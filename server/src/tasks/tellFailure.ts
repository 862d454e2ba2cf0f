import { sendMessage } from '../inbox/sendMessage.ts';
import type { ClaimedTask } from './claimTask.ts';
import type { Job } from './taskKind.ts';

/** Tells whoever asked for a task that it has failed; nobody, if the server planned it itself or the user is gone. */
export async function tellFailure({ db, now, createBy }: Job, { id, taskCode, taskName }: ClaimedTask): Promise<void> {
  if (createBy === null) return;
  const user = await db.selectFrom('appUser').select('companyId').where('id', '=', createBy).executeTakeFirst();
  if (!user) return;
  const message = { to: [{ companyId: user.companyId, userId: createBy }], params: { taskCode, taskName } };
  await sendMessage(db, { ...message, sceneCode: 'TASK_FAILED', biz: { type: 'TASK', id } }, now());
}
