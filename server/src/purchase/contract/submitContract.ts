import type { Input, Output } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import { moveProject, projectFlow } from '../records/public.ts';
import { askAboutProject } from '../request/public.ts';
import { changeContract, contractFor, type StoredContract, savedContract } from './lockedContract.ts';
import { planRules, plansOf } from './paymentPlans.ts';

/** Submits a contract for approval. Neither the applicant nor the officer is asked. */
export async function submitContract(
  { path: { id }, body: { version } }: Input<'submitContract'>,
  context: Context,
): Promise<Output<'submitContract'>> {
  const { project, contract } = await contractFor('submit', id, version, context);
  const { companyId, amount } = contract;
  const broken = [...dateRules(contract, context), ...planRules(amount, await plansOf(contract, context))];
  if (broken.length > 0) throw invalid(...broken);
  await admitSupplier(contract, context);
  const taken = { said: contract.contractName, fields: { phase: 'CONTRACTING' as const } };
  const after = await moveProject(projectFlow.row('submitContract'), project, taken, await callerOf(context), context);
  const asked = { bizType: 'CONTRACT' as const, amount, askedBy: context.session.userId };
  const instanceId = await askAboutProject(after, asked, context);
  const contractCode = contract.contractCode ?? (await nextNumber({ companyId, kind: 'CONTRACT' }, 'HT', 5, context));
  const changes = { status: 'APPROVING' as const, contractCode, instanceId, rejectReason: null };
  return savedContract(await changeContract(contract, changes, context));
}

function dateRules({ deliveryDate }: StoredContract, { now }: Context): BrokenRule[] {
  const field = 'deliveryDate';
  if (deliveryDate === null) return [{ field, rule: 'required' }];
  return deliveryDate < dayOf(now) ? [{ field, rule: 'future' }] : [];
}

/** @throws Failure `notAdmitted` if the school makes no contracts with the supplier any more */
export async function admitSupplier({ companyId, supplierId }: StoredContract, { db }: Pick<Context, 'db'>): Promise<void> {
  const { status } = await db
    .selectFrom('supplier')
    .select('status')
    .where((eb) => eb.and({ companyId, id: supplierId }))
    .executeTakeFirstOrThrow();
  if (status === 'FROZEN') throw new Failure('notAdmitted', { params: { why: 'FROZEN' } });
  if (status === 'BLACKLISTED' || status === 'CANCELLED') throw new Failure('notAdmitted', { params: { why: 'BARRED' } });
}
