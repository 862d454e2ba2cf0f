import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import { isOwnTurn } from '#approval/ownTurns.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { openQuantityOf, orderLinesOf, paymentPlansOf, plansWithPayments, supplierDefaultOf } from '../order/public.ts';
import { accountFor, type ProjectRow, payeeFrom, projectRows, visibleProjects } from '../records/public.ts';
import { type ContractRow, contractRows, contractsOf, toContract } from './contractRows.ts';
import { plansOf } from './paymentPlans.ts';

/** Returns a contract of a purchase that the caller sees. */
export async function getContractDetail(
  { path: { id } }: Input<'getContractDetail'>,
  context: Context,
): Promise<Output<'getContractDetail'>> {
  const row = await contractRows(contractsOf(await visibleProjects(context)), await isOwnTurn(context))
    .where('contract.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  return toContractDetail(row, context);
}

/** Returns the contract that an approval is about; null if another approval was asked for since. */
export async function contractOfCase(
  { companyId, id }: { companyId: string; id: string },
  context: Context,
): Promise<Schemas['ContractDetail'] | null> {
  const row = await contractRows(contractsOf(context.db.selectFrom('project')), await isOwnTurn(context))
    .where((eb) => eb.and({ 'contract.companyId': companyId, 'contract.instanceId': id }))
    .executeTakeFirst();
  return row ? toContractDetail(row, context) : null;
}

/** Returns a contract with all that belongs to it. */
async function toContractDetail(row: ContractRow, context: Context): Promise<Schemas['ContractDetail']> {
  const { companyId, id, partyAContact, partyAPhone, partyBContact, partyBPhone, warrantyMonths, terms } = row;
  const project = await projectRows(context.db.selectFrom('project'))
    .where((eb) => eb.and({ 'project.companyId': companyId, 'project.id': row.projectId }))
    .executeTakeFirstOrThrow();
  const drafts = await filesOf('contract', companyId, [id], context);
  const scans = await filesOf('contractScan', companyId, [id], context);
  const isGivenUp = row.status === 'CANCELLED';
  return {
    ...toContract(row, context),
    partyAContact,
    partyAPhone,
    partyBContact,
    partyBPhone,
    partyBAccount: await accountOf(row, project, context),
    warrantyMonths,
    terms,
    lines: isGivenUp ? [] : await contractLines(project, context),
    paymentPlans: isGivenUp
      ? plansWithPayments(await plansOf(row, context), null, '0.00')
      : await paymentPlansOf(project, context),
    draftFile: drafts.get(id)?.[0] ?? null,
    signedFile: scans.get(id)?.[0] ?? null,
    approvalInstanceId: row.instanceId,
    rejectReason: row.rejectReason,
    voidReason: row.voidReason,
    signedByName: row.signedByName,
    supplierDefault: isGivenUp ? null : await supplierDefaultOf(project, context),
  };
}

/** Where the supplier is paid: as it was copied at the signing, before it as it would be. */
async function accountOf({ status, supplierId }: ContractRow, project: ProjectRow, context: Context) {
  const isSigned = status === 'EXECUTING' || status === 'COMPLETED';
  const {
    payeeBank: bankName,
    payeeAccount,
    payeeReviewTime,
  } = isSigned ? project : await payeeFrom(project, supplierId, context);
  if (payeeAccount === null) return null;
  return { bankName, account: accountFor(context, payeeAccount), reviewTime: isoTimeOrNull(payeeReviewTime) };
}

/** Returns what is delivered under the contract of a purchase. */
async function contractLines(project: ProjectRow, context: Pick<Context, 'db'>): Promise<Schemas['OrderLine'][]> {
  const enters = project.pattern?.switches.ifOpenEntry ?? false;
  const plain = (quantity: string) => fromThousandths(toThousandths(quantity));
  return (await orderLinesOf(project, context)).map((line) => {
    const { companyId: _, projectId: _purchase, categoryCompanyId: _school, ...shown } = line;
    return {
      ...shown,
      quantity: plain(line.quantity),
      acceptedQuantity: plain(line.acceptedQuantity),
      inspectedQuantity: plain(line.inspectedQuantity),
      closedQuantity: plain(line.closedQuantity),
      openQuantity: fromThousandths(openQuantityOf(line)),
      needsEntry: enters && (line.consumable || line.fixedAsset),
    };
  });
}
