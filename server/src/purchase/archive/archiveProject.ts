import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import { cancelDue } from '#platform/due/dueEvents.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { say } from '#platform/i18n/language.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { tellApplicant } from '../officers/public.ts';
import { factsOf, lockedProject, type ProjectRow, projectFlow, relationsOf, stepOf, takeProjectStep } from '../records/public.ts';
import { dossierOf, unpaidOf } from './dossier.ts';

const refusals = { project_archive_no_unique: () => invalid({ field: 'archiveNo', rule: 'unique' }) };

/** The officer archives a completed purchase. What is not paid is waived with a reason, and available again. */
export async function archiveProject(
  { path: { id }, body: { version, archiveNo, waiveReason } }: Input<'archiveProject'>,
  context: Context,
): Promise<Output<'archiveProject'>> {
  const project = await lockedProject(id, version, context);
  projectFlow.check('archiveByOfficer', factsOf(project), relationsOf(project, context));
  const unpaid = unpaidOf(project);
  const isUnpaid = compareMoney(unpaid, '0.00') > 0;
  await refuseIncomplete(project, isUnpaid && waiveReason !== undefined, context);
  if (isUnpaid && waiveReason === undefined) throw new Failure('unpaid', { params: { amount: unpaid } });
  const waived = isUnpaid ? { waivedAmount: unpaid, waiveReason: waiveReason ?? null } : {};
  const fields = { archiveTime: context.now, archiveNo: archiveNo ?? project.projectCode, waitingSince: null, ...waived };
  const said = isUnpaid ? (waiveReason ?? null) : null;
  const archived = await refusedBy(refusals, takeProjectStep('archiveByOfficer', project, { said, fields }, context));
  await cancelDue({ companyId: project.companyId, kind: 'PROJECT_RETENTION', subjectId: id }, context.db);
  await tellApplicant(archived, 'ARCHIVED', said, context);
  return stepOf(archived, context);
}

/** @throws Failure `dossierIncomplete`. Who is never paid needs no invoice. */
async function refuseIncomplete(project: ProjectRow, isWaived: boolean, context: Context): Promise<void> {
  const { sections } = await dossierOf(project, context);
  const isNeverPaid = isWaived && compareMoney(project.paidAmount, '0.00') === 0;
  const missing = sections.filter(({ key, required, complete }) => required && !complete && !(key === 'INVOICE' && isNeverPaid));
  if (missing.length === 0) return;
  const parts = missing
    .map(({ key }) => say(context.language, 'dossierSection', key))
    .join(say(context.language, 'listOf', 'comma'));
  throw new Failure('dossierIncomplete', { params: { parts } });
}
