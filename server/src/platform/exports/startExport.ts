import type { Schemas } from '@campus-procurement/sdk';
import { countInWindow } from '../auth/windowLimit.ts';
import type { Context } from '../context/context.ts';
import { Failure, tooManyAttempts } from '../failure/failure.ts';
import { say } from '../i18n/language.ts';
import { planTask } from '../tasks/planTask.ts';
import { mostRows, type Report } from './report.ts';
import type { ExportPayload } from './reportExport.ts';

/** Exports per user and hour. Each may read 100,000 rows. */
const exportsPerHour = 30;

/**
 * Plans the export of a list.
 * @returns the task
 * @throws Failure `exportTooLarge` if there are more rows than a file may have, `tooManyAttempts` after too many exports in an hour
 */
export async function startExport<Filters>(
  report: Report<Filters>,
  { format, ...filters }: Filters & { format: Schemas['ExportFormat'] },
  context: Context,
): Promise<Schemas['StartedExport']> {
  const rows = await report.open(filters as Filters, context);
  if ((await rows.count(mostRows)) > mostRows) throw new Failure('exportTooLarge', { params: { limit: mostRows } });
  await refuseTooMany(context);
  const { db, now, session, role, language, taskKinds } = context;
  const { companyId } = session;
  const payload: ExportPayload = {
    report: report.name,
    format,
    language,
    filters,
    role: { companyId: role.companyId, id: role.id, deptId: role.deptId },
  };
  const taskType = 'REPORT_EXPORT' as const;
  const taskName = say(language, 'exportName', 'task', { report: say(language, 'report', report.name) });
  const taskId = await planTask(db, taskKinds, { companyId, taskType, taskName, executeTime: now, payload, by: session }, now);
  if (taskId === null) throw new Error('An export that is not limited was not planned');
  return { taskId, taskName, status: 'PENDING' };
}

async function refuseTooMany({ db, now, session }: Context): Promise<void> {
  const window = { kind: 'user' as const, subject: `export ${session.userId}`, windowMs: 3600_000, limit: exportsPerHour };
  const { end, isCounted } = await countInWindow(db, window, now);
  if (!isCounted) throw tooManyAttempts(end, now);
}
