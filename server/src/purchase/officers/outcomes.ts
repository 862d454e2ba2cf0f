import type { Context } from '#platform/context/context.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import { factsOf, lockPayingCards, type ProjectRow, projectFlow, takeProjectStep, tellPayers } from '../records/public.ts';
import { handToOfficers } from './officers.ts';

export type Outcome = (project: ProjectRow, opinion: string | null, context: Context) => Promise<ProjectRow>;

/**
 * The last approver has agreed, or nobody needs to: a small purchase is ordered, another one waits for an officer.
 * @throws Failure naming a card that has ended since the submission
 */
export async function passPurchase(
  project: ProjectRow,
  opinion: string | null,
  context: Context,
  isAutomatic = false,
): Promise<ProjectRow> {
  await lockPayingCards(project, context);
  const step = projectFlow.firstOf(['approve', 'pass'], factsOf(project));
  const passed = await takeProjectStep(step, project, { said: opinion, isAutomatic }, context);
  if (!isAutomatic) await tellApplicant(passed, 'APPROVED', opinion, context);
  return step === 'pass' ? handToOfficers(passed, context) : passed;
}

const rejectPurchase: Outcome = async (project, opinion, context) => {
  const fields = { returnCause: 'REJECTED' as const, endReason: opinion };
  const rejected = await takeProjectStep('reject', project, { said: opinion, fields }, context);
  await tellApplicant(rejected, 'REJECTED', opinion, context);
  return rejected;
};

/** The money stays frozen while the applicant corrects the request. */
const returnPurchase: Outcome = async (project, opinion, context) => {
  const fields = { returnCause: 'RETURNED' as const, endReason: opinion };
  const returned = await takeProjectStep('return', project, { said: opinion, fields }, context);
  await tellApplicant(returned, 'RETURNED', opinion, context);
  return returned;
};

/** The witness agrees: what the purchase did not cost is available again. */
const confirmReceipt: Outcome = async (project, opinion, context) => {
  const actualAmount = await closeReceipt(project, 'CONFIRMED', opinion, context);
  const completed = await takeProjectStep(
    'confirm',
    project,
    { said: opinion, fields: { actualAmount, dueAmount: actualAmount } },
    context,
  );
  await tellApplicant(completed, 'CONFIRMED', opinion, context);
  await tellPayers(completed, completed.invoicedAmount, context);
  return completed;
};

const refuseReceipt: Outcome = async (project, opinion, context) => {
  await closeReceipt(project, 'REFUSED', opinion, context);
  const refused = await takeProjectStep('refuse', project, { said: opinion }, context);
  await tellApplicant(refused, 'REFUSED', opinion, context);
  return refused;
};

/** What follows from the end of a case. A receipt cannot be returned. */
export const outcomes: Record<'PURCHASE' | 'RECEIPT', Record<'APPROVED' | 'REJECTED', Outcome> & { RETURNED?: Outcome }> = {
  PURCHASE: { APPROVED: passPurchase, REJECTED: rejectPurchase, RETURNED: returnPurchase },
  RECEIPT: { APPROVED: confirmReceipt, REJECTED: refuseReceipt },
};

/** Records what the witness says. @returns what the purchase cost */
async function closeReceipt(
  { companyId, id }: ProjectRow,
  status: 'CONFIRMED' | 'REFUSED',
  opinion: string | null,
  { db, now }: Context,
): Promise<string> {
  const { actualAmount } = await db
    .updateTable('projectReceipt')
    .set({ status, opinion, witnessTime: now })
    .where((eb) => eb.and({ companyId, projectId: id, status: 'PENDING' }))
    .returning('actualAmount')
    .executeTakeFirstOrThrow();
  return actualAmount;
}

/** Tells the applicant what somebody has decided about a purchase. */
export async function tellApplicant(
  { companyId, id, applicantId, projectName: title }: ProjectRow,
  decision:
    | 'APPROVED'
    | 'REJECTED'
    | 'RETURNED'
    | 'CONFIRMED'
    | 'REFUSED'
    | 'CLAIMED'
    | 'HANDED_OVER'
    | 'TAKEN_OVER'
    | 'TERMINATED'
    | 'AWARDED'
    | 'ARCHIVED',
  opinion: string | null,
  { db, now, session }: Context,
): Promise<void> {
  const params = { title, decision, opinion: opinion ?? '', approverName: session.userName };
  const to = [{ companyId, userId: applicantId }];
  await sendMessage(db, { to, sceneCode: 'APPROVAL_RESULT', params, biz: { type: 'PROJECT', id } }, now);
}
