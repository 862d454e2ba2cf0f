import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { maskedAccount } from '#platform/values/masked.ts';
import {
  factsOf,
  laterAccountOf,
  lockedProject,
  projectFlow,
  relationsOf,
  requestersOf,
  stepOf,
  takeProjectStep,
} from '../records/public.ts';

/** Lets an account count for a purchase that was reviewed after the purchase had copied another one. Who agrees does not pay. */
export async function agreeToPayee(
  { path: { id }, body: { version, account, reason } }: Input<'agreeToPayee'>,
  context: Context,
): Promise<Output<'agreeToPayee'>> {
  const project = await lockedProject(id, version, context);
  if (requestersOf(project).includes(context.session.userId)) throw new Failure('ownPayment');
  projectFlow.check('agreePayee', factsOf(project), relationsOf(project, context));
  const later = await laterAccountOf(project, context);
  // What is agreed to is what was read.
  if (later === null || later.payeeAccount !== account) throw invalid({ field: 'account', rule: 'exists' });
  const { userId, userName } = context.session;
  const { phase, waitingSince } = project;
  const said = `${maskedAccount(project.payeeAccount) ?? '–'} → ${maskedAccount(account)}：${reason}`;
  const agreed = { ...later, payeeName: project.payeeName, payeeAgreedById: userId, payeeAgreedByName: userName };
  return stepOf(
    await takeProjectStep('agreePayee', project, { said, fields: { ...agreed, phase, waitingSince } }, context),
    context,
  );
}
