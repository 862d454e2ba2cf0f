import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '../db/tables.ts';
import type { TaskSentence } from './taskKind.ts';

export async function writeTaskLog(
  db: Kysely<Tables>,
  task: { companyId: string; id: string },
  level: Schemas['TaskLogLine']['level'],
  sentence: TaskSentence,
  now: Date,
): Promise<void> {
  const { companyId, id: taskId } = task;
  const line = { companyId, taskId, id: newId(), time: now, level, event: JSON.stringify(sentence) };
  await db.insertInto('taskLog').values(line).execute();
}
