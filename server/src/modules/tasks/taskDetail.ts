import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { Failure } from '../../http/failure.ts';
import { isoTime } from '../isoTime.ts';
import { taskRows } from './taskRows.ts';
import { sentence, toTask } from './toTask.ts';

const shownLines = 200;

export async function getTaskDetail(
  { path: { id } }: Input<'getTaskDetail'>,
  context: Context,
): Promise<Output<'getTaskDetail'>> {
  const row = await taskRows(context).select('task.payload').where('task.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { payload, ...task } = row;
  const lines = await context.db
    .selectFrom('taskLog')
    .select(['time', 'level', 'event'])
    .where((eb) => eb.and({ companyId: row.companyId, taskId: id }))
    .orderBy('id', 'desc')
    .limit(shownLines)
    .execute();
  return {
    ...(await shown(task, context)),
    payload: payload === null ? null : JSON.stringify(payload),
    log: lines.map(({ time, level, event }) => ({ time: isoTime(time), level, message: sentence(event, context.language) })),
  };
}

/** A task that the caller sees, as the API shows it now. @throws Failure `missing` */
export async function readTask(id: string, context: Context): Promise<Schemas['Task']> {
  const row = await taskRows(context).where('task.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  return shown(row, context);
}

async function shown(row: Parameters<typeof toTask>[0], context: Context): Promise<Schemas['Task']> {
  const codes = context.session.permissions;
  return toTask(row, codes, context);
}
