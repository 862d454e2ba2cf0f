import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { usableCards } from '#ledger/cards/public.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { factsOf, type ProjectRow, projectFlow, projectRows, relationsOf, visibleProjects } from '../records/public.ts';
import { isUsable } from './chargedItem.ts';
import { beginProject } from './draftProject.ts';
import { enabledCategories, statedFields } from './projectParts.ts';
import { storedForm } from './storedForm.ts';

/** Begins a purchase of the caller with what the form of another one holds, as far as the caller may use it. */
export async function copyProject({ path: { id } }: Input<'copyProject'>, context: Context): Promise<Output<'copyProject'>> {
  const source = await projectRows(await visibleProjects(context))
    .where('project.id', '=', id)
    .executeTakeFirst();
  if (!source) throw new Failure('missing');
  projectFlow.check('copy', factsOf(source), relationsOf(source, context));
  return beginProject(await copiedForm(source, context), context);
}

/** The files stay with the source, and so does the reason why it was separate from similar ones. */
async function copiedForm(source: ProjectRow, context: Context): Promise<Schemas['ProjectInput']> {
  const { items, funds } = await storedForm(source, context);
  const keepsItem = await isUsable(source.associationCode, source.companyId, context);
  const left = ['splitReason', 'argumentId', ...(keepsItem ? [] : ['associationCode'])];
  const kept = statedFields.filter((field) => !left.includes(field) && source[field] !== null);
  return {
    projectName: source.projectName,
    description: source.description,
    items: await copiedItems(items, source, context),
    funds: await copiedFunds(funds, context),
    payee: await copiedPayee(source, context),
    ...(source.wayFacts && { wayFacts: copiedWay(source.wayFacts) }),
    ...(Object.fromEntries(kept.map((field) => [field, source[field]])) as Pick<Schemas['ProjectInput'], (typeof kept)[number]>),
  };
}

/** From whom; what was said, permitted or ordered was so for the source. */
function copiedWay({ suppliers, frameworkId, mallName, agencyName }: Schemas['WayFactsInput']): Schemas['WayFactsInput'] {
  return {
    ...(suppliers && { suppliers }),
    ...(frameworkId !== undefined && { frameworkId }),
    ...(mallName !== undefined && { mallName }),
    ...(agencyName !== undefined && { agencyName }),
  };
}

type Items = Schemas['ProjectItemInput'][];

/** A category that nobody can choose any more is left out. */
async function copiedItems(items: Items, { companyId }: ProjectRow, context: Context): Promise<Items> {
  const known = await enabledCategories(items, companyId, context);
  return items.map(({ categoryId, ...item }) => ({
    ...item,
    ...(categoryId !== undefined && known.has(categoryId) && { categoryId }),
  }));
}

/** Only the caller's own cards, and those that are lent to the caller, can pay for what the caller asks for. */
async function copiedFunds(funds: Schemas['ProjectFundInput'][], context: Context): Promise<Schemas['ProjectFundInput'][]> {
  const cards = await usableCards(
    funds.flatMap(({ expenditureId }) => expenditureId ?? []),
    context,
  );
  const usable = new Set(cards.flatMap((card) => (card.hindrance === null ? [card.id] : [])));
  return funds.filter(({ expenditureId }) => expenditureId !== undefined && usable.has(expenditureId));
}

/** Who is paid for a small purchase. The account is copied for those only who may see it. */
async function copiedPayee(
  { companyId, applicantId, lane, ...source }: ProjectRow,
  context: Context,
): Promise<Schemas['PayeeInput']> {
  // What suppliers quote for names nobody; afterwards it is the winner.
  if (lane === 'BIDDING' || lane === 'OTHER') return {};
  const { payeeSupplierId: supplierId, payeeName, payeeBank: bankName, payeeAccount: account } = source;
  if (supplierId !== null) return (await isApproved(companyId, supplierId, context)) ? { supplierId } : {};
  const seesAccount = applicantId === context.session.userId || permitted(context)('registerPayment');
  return { ...(payeeName !== '' && { name: payeeName }), bankName, ...(seesAccount && { account }) };
}

async function isApproved(companyId: string, id: string, { db }: Context): Promise<boolean> {
  const supplier = await db
    .selectFrom('supplier')
    .select('id')
    .where((eb) => eb.and({ companyId, id, status: 'APPROVED' }))
    .executeTakeFirst();
  return supplier !== undefined;
}
