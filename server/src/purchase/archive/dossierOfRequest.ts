import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { entry, fileEntry, type ProjectRow } from '../records/public.ts';

type Entry = Schemas['DossierEntry'];

/** The request with its files. */
export async function requestEntries(row: ProjectRow, context: Context): Promise<Entry[]> {
  const { companyId, id, projectName: title, projectCode: code, applicantName: byName, submitTime: time, amount } = row;
  const files = await filesOf('project', companyId, [id], context);
  return [entry({ title, code, byName, time, amount }), ...(files.get(id) ?? []).map((file) => fileEntry(file))];
}

/** What approvers have decided about it, and whether nobody is asked any more. */
export async function approvalEntries({ companyId, id }: ProjectRow, { db }: Context): Promise<[Entry[], boolean]> {
  const rows = await db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as instance', (join) =>
      join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
    )
    .innerJoin('appUser as asked', (join) =>
      join.onRef('asked.companyId', '=', 'task.companyId').onRef('asked.id', '=', 'task.userId'),
    )
    .select([
      'asked.name',
      'task.decideTime',
      'task.opinion',
      'task.state',
      'task.decidedByName',
      'instance.amount',
      'instance.status',
    ])
    .where((eb) => eb.and({ 'instance.companyId': companyId, 'instance.projectId': id }))
    .where('task.decideTime', 'is not', null)
    .where('task.state', '<>', 'DELEGATED')
    .where('task.parentTaskId', 'is', null)
    .orderBy('task.decideTime')
    .orderBy('task.id')
    .limit(500)
    .execute();
  const entries = rows.map(({ name, decidedByName, decideTime, opinion, amount }) => {
    // Whose task it was is told beside the deputy, too.
    const title = opinion === null || decidedByName === null ? (opinion ?? name) : `${name}: ${opinion}`;
    return entry({ title, byName: decidedByName ?? name, time: decideTime, amount });
  });
  const running = await db
    .selectFrom('approvalInstance')
    .select('id')
    .where((eb) => eb.and({ companyId, projectId: id, status: 'RUNNING' }))
    .executeTakeFirst();
  return [entries, entries.length > 0 && running === undefined];
}
