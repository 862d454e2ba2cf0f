import type { ApprovalCase } from '#approval/approvalCase.ts';
import { hasPartIn } from '#approval/deputies.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { type ProjectRow, requestersOf } from '../records/public.ts';

/** A case and its purchase, both locked. */
interface About {
  project: Pick<ProjectRow, 'applicantId' | 'formerApplicantIds' | 'officerId'>;
  instance: ApprovalCase;
}

/** @throws Failure `invalid` or `involvedInCase` if this user cannot be asked in the case, also because they are or were asked */
export async function refuseUnfit(userId: string, field: string, { project, instance }: About, context: Context): Promise<void> {
  const { companyId, bizType, applicantId: askedBy } = instance;
  const user = await context.db
    .selectFrom('appUser')
    .select('name')
    .where((eb) => eb.and({ companyId, id: userId, status: 'ENABLED' }))
    .where('userType', '<>', 'SUPPLIER')
    .executeTakeFirst();
  if (!user) throw invalid({ field, rule: 'exists' });
  const requesters = requestersOf(project);
  const involved = bizType === 'PURCHASE' ? requesters : [...requesters, askedBy, project.officerId];
  if (involved.includes(userId)) throw new Failure('involvedInCase');
  if (await hasPartIn(instance, userId, context)) {
    throw invalid({ field, rule: 'notAsked', params: { name: user.name } });
  }
}
