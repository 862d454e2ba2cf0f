import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { say } from '#platform/i18n/language.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { contractFlow } from '../order/public.ts';
import { factsOf, lockedProject, moveProject, type ProjectRow, projectFlow, relationsOf } from '../records/public.ts';
import { changeContract, contractFor, type StoredContract, savedContract } from './lockedContract.ts';
import { storePlans, usualPlans } from './paymentPlans.ts';

const refusals = { contract_open_unique: () => new Failure('wrongState') };

/** Drafts the contract of an awarded purchase. What the caller leaves out is filled from the award, the request and the supplier. */
export async function saveContract({ body }: Input<'saveContract'>, context: Context): Promise<Output<'saveContract'>> {
  const { projectId, paymentPlans, draftFileId, ...stated } = body;
  const project = await lockedProject(projectId, undefined, context);
  projectFlow.check('draftContract', factsOf(project), relationsOf(project, context));
  const award = await awardOf(project, context);
  const columns = { ...(await filledFrom(project, award, context)), ...stated };
  const row = { companyId: project.companyId, id: newId(), projectId, status: contractFlow.step('draft').to, ...columns };
  const contract = await refusedBy(
    refusals,
    context.db
      .insertInto('contract')
      .values({ ...row, ...madeBy(context) })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  await storePlans(contract, paymentPlans ?? usualPlans(contract.amount, contract.warrantyMonths, project.paymentTerms), context);
  await takeDraft(contract, draftFileId, context);
  const taken = { said: contract.contractName, fields: { phase: 'CONTRACTING' as const } };
  await moveProject(projectFlow.step('draftContract'), project, taken, await callerOf(context), context);
  return savedContract(contract);
}

/** Changes a draft, or a contract that was rejected. */
export async function updateContract(
  { path: { id }, body }: Input<'updateContract'>,
  context: Context,
): Promise<Output<'updateContract'>> {
  const { version, paymentPlans, draftFileId, ...stated } = body;
  const { contract } = await contractFor('edit', id, version, context);
  const changed = await changeContract(contract, stated, context);
  if (paymentPlans !== undefined) await storePlans(contract, paymentPlans, context);
  await takeDraft(contract, draftFileId, context);
  return savedContract(changed);
}

async function takeDraft(
  { companyId, id: rowId }: StoredContract,
  fileId: Schemas['ContractChanges']['draftFileId'],
  context: Context,
): Promise<void> {
  if (fileId === undefined) return;
  const wanted = fileId === null ? [] : [{ field: 'draftFileId', fileId }];
  await takeFiles(context, { entity: 'contract', companyId, rowId }, 'PURCHASE', wanted);
}

/** What a contract says if nobody says otherwise. */
async function filledFrom(project: ProjectRow, award: AwardFacts, context: Context) {
  const { companyId, projectName: title, officerId, applicantId, orderAmount } = project;
  const contact = await context.db
    .selectFrom('appUser')
    .select(['name', 'phone'])
    .where((eb) => eb.and({ companyId, id: officerId ?? applicantId }))
    .executeTakeFirstOrThrow();
  const { supplierId, supplierName: partyB, deliveryDays, warrantyMonths } = award;
  return {
    supplierId,
    partyB,
    amount: String(orderAmount),
    warrantyMonths,
    contractName: say('zh-CN', 'contractText', 'name', { title }).slice(0, 100),
    partyAContact: contact.name,
    partyAPhone: contact.phone,
    partyBContact: award.contactName,
    partyBPhone: award.contactPhone,
    deliveryDate: deliveryDays === null ? null : dayOf(new Date(context.now.getTime() + deliveryDays * dayMs)),
  };
}

/** Who delivers a purchase, whom to talk to, and what was offered. */
interface AwardFacts {
  supplierId: string;
  supplierName: string;
  contactName: string | null;
  contactPhone: string | null;
  deliveryDays: number | null;
  warrantyMonths: number | null;
}

/** Returns the award of a purchase: that of its bidding, or the outcome that was registered. */
async function awardOf(project: ProjectRow, context: Pick<Context, 'db'>): Promise<AwardFacts> {
  const { deliveryDays, warrantyMonths } = project;
  const award = await awardByBidding(project, context);
  const supplierId = award?.supplierId ?? (await registeredSupplier(project, context));
  if (supplierId === undefined) throw new Error(`Purchase ${project.id} has no award`);
  const supplier = await context.db
    .selectFrom('supplier')
    .select(['companyName', 'contactName', 'contactPhone'])
    .where((eb) => eb.and({ companyId: project.companyId, id: supplierId }))
    .executeTakeFirstOrThrow();
  return {
    supplierId,
    supplierName: supplier.companyName,
    contactName: award?.contactName ?? supplier.contactName,
    contactPhone: award?.contactPhone ?? supplier.contactPhone,
    deliveryDays: award?.terms?.deliveryDays ?? deliveryDays,
    warrantyMonths: award?.terms?.warrantyMonths ?? warrantyMonths,
  };
}

function awardByBidding({ companyId, id }: ProjectRow, { db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('bidAward as award')
    .innerJoin('bidQuote as quote', (join) =>
      join.onRef('quote.companyId', '=', 'award.companyId').onRef('quote.id', '=', 'award.quoteId'),
    )
    .innerJoin('bidParticipant as participant', (join) =>
      join.onRef('participant.companyId', '=', 'quote.companyId').onRef('participant.id', '=', 'quote.participantId'),
    )
    .select(['award.supplierId', 'quote.terms', 'participant.contactName', 'participant.contactPhone'])
    .where((eb) => eb.and({ 'award.companyId': companyId, 'award.projectId': id, 'award.status': 'CONFIRMED' }))
    .executeTakeFirst();
}

async function registeredSupplier({ companyId, id }: ProjectRow, { db }: Pick<Context, 'db'>): Promise<string | undefined> {
  const outcome = await db
    .selectFrom('projectOutcome')
    .select('supplierId')
    .where((eb) => eb.and({ companyId, projectId: id }))
    .executeTakeFirst();
  return outcome?.supplierId;
}
