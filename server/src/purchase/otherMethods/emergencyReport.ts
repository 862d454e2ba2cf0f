import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { dayMs, isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import { usualDays } from '#limits/usualLimits.ts';
import type { Context } from '#platform/context/context.ts';
import { cancelDue, planDue } from '#platform/due/dueEvents.ts';
import type { DueKinds } from '#platform/due/sweepDue.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { addWorkingDays } from '#platform/values/workingDays.ts';
import {
  entry,
  fileEntry,
  lockProject,
  ownLockedProject,
  type ProjectRow,
  stepOf,
  takeProjectStep,
  tellApplicant,
} from '../records/public.ts';

type Key = Pick<ProjectRow, 'companyId' | 'id'>;
const timerOf = ({ companyId, id }: Key) => ({ companyId, kind: 'PROJECT_REPORT' as const, subjectId: id });

/** Until when a report is wanted about a purchase whose outcome is registered now; null if none is. */
export async function reportDueOf(
  { companyId, executionCode }: Pick<ProjectRow, 'companyId' | 'executionCode'>,
  context: Context,
): Promise<Date | null> {
  if (executionCode !== 'EMERGENCY') return null;
  return addWorkingDays(context.now, usualDays.emergencyReport, await readCalendar(companyId, context));
}

/** The applicant is reminded a day before a report is due. */
export function remindOfReport(project: Key, due: Date, { db }: Pick<Context, 'db'>): Promise<void> {
  return planDue(timerOf(project), new Date(due.getTime() - dayMs), db);
}

/** Reminds of a report a day before it is due, and again when it is. */
export const dueReports: Pick<DueKinds, 'PROJECT_REPORT'> = {
  async PROJECT_REPORT(key, { db, now }) {
    const project = await lockProject(key, { db });
    const { reportDue, report } = project;
    if (reportDue === null || report !== null) return;
    const isOver = now >= reportDue;
    await tellApplicant(project, isOver ? 'REPORT_OVERDUE' : 'REPORT_DUE', { db, now });
    if (!isOver) await planDue(timerOf(key), reportDue, db);
  },
};

/** The applicant reports about a purchase in an emergency. What waits for others goes on waiting as it did. */
export async function submitEmergencyReport(
  { path: { id }, body: { version, report, fileIds } }: Input<'submitEmergencyReport'>,
  context: Context,
): Promise<Output<'submitEmergencyReport'>> {
  const project = await ownLockedProject(id, version, context);
  const { companyId, phase, waitingSince } = project;
  const fields = { report, reportTime: context.now, phase, waitingSince };
  const reported = await takeProjectStep('report', project, { fields }, context);
  const wanted = fileIds.map((fileId, index) => ({ field: `fileIds.${index}`, fileId }));
  await takeFiles(context, { entity: 'projectReport', companyId, rowId: id }, 'PURCHASE', wanted);
  await cancelDue(timerOf(project), context.db);
  return stepOf(reported, context);
}

/** Returns the report about a purchase in an emergency; null if none is wanted. */
export async function emergencyReportOf(row: ProjectRow, context: Context): Promise<Schemas['EmergencyReport'] | null> {
  const { companyId, id, reportDue, reportTime, report } = row;
  if (reportDue === null) return null;
  const files = await filesOf('projectReport', companyId, [id], context);
  return { dueTime: isoTime(reportDue), report, reportTime: isoTimeOrNull(reportTime), files: files.get(id) ?? [] };
}

/** The report as its dossier has it. */
export async function reportEntries(row: ProjectRow, context: Context): Promise<Schemas['DossierEntry'][]> {
  const { companyId, id, projectName: title, applicantName: byName, reportTime: time, report } = row;
  if (report === null) return [];
  const files = await filesOf('projectReport', companyId, [id], context);
  return [entry({ title, byName, time }), ...(files.get(id) ?? []).map((file) => fileEntry(file))];
}
