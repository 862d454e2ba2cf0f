import type { Input, Output } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { contractFor, type StoredContract, savedContract } from './lockedContract.ts';
import { planRules, plansOf } from './paymentPlans.ts';
import { takeContractStep } from './takeContractStep.ts';

/** Submits a contract for approval. Neither the applicant nor the officer is asked. */
export async function submitContract(
  { path: { id }, body: { version } }: Input<'submitContract'>,
  context: Context,
): Promise<Output<'submitContract'>> {
  const { project, contract } = await contractFor('submit', id, version, context);
  const broken = [...dateRules(contract, context), ...planRules(contract.amount, await plansOf(contract, context))];
  if (broken.length > 0) throw invalid(...broken);
  await admitSupplier(contract, context);
  const taken = { said: contract.contractName, fields: { rejectReason: null } };
  const after = await takeContractStep('submit', { project, contract }, taken, await callerOf(context), context);
  return savedContract(after.contract);
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
