import { sumOf, toCents } from '@campus-procurement/sdk/money';
import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { lockProject, type ProjectRow, visibleProjects } from '../records/public.ts';

/** What an invoice says of a locked purchase. */
export interface Billed {
  project: ProjectRow;
  /** Yuan, as a decimal string. */
  amount: string;
}

export interface LockedPart extends Billed {
  /** The batch that it is for; null for the purchase as a whole. */
  acceptanceId: string | null;
}

interface LockedInvoice {
  invoice: Selectable<Tables['invoice']>;
  parts: LockedPart[];
}

/**
 * Locks the purchases of a valid invoice, in the order of their ids, and returns it as it is then. The caller sees one of them; who may
 * act on each is up to its flow.
 * @throws Failure `missing`, or `wrongState` for an invoice that was voided
 */
export async function lockedInvoice(id: string, context: Context): Promise<LockedInvoice> {
  const { db } = context;
  const seen = await (await visibleProjects(context))
    .innerJoin('invoicePart as part', (join) =>
      join.onRef('part.companyId', '=', 'project.companyId').onRef('part.projectId', '=', 'project.id'),
    )
    .select('part.companyId')
    .where('part.invoiceId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!seen) throw new Failure('missing');
  const { companyId } = seen;
  const rows = await db
    .selectFrom('invoicePart')
    .select(['projectId', 'acceptanceId', 'amount'])
    .where((eb) => eb.and({ companyId, invoiceId: id }))
    .execute();
  const ofPurchases = Map.groupBy(rows, ({ projectId }) => projectId);
  const parts: LockedPart[] = [];
  for (const projectId of [...ofPurchases.keys()].toSorted()) {
    const project = await lockProject({ companyId, id: projectId }, context);
    for (const { acceptanceId, amount } of ofPurchases.get(projectId) ?? []) parts.push({ project, acceptanceId, amount });
  }
  const invoice = await db
    .selectFrom('invoice')
    .selectAll()
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirstOrThrow();
  if (invoice.voided) throw new Failure('wrongState');
  return { invoice, parts };
}

/** What a part is of, as requests and rows say it. */
export interface PartKey {
  projectId: string;
  acceptanceId?: string | null | undefined;
}

/** Whether two parts are of the same purchase and the same batch of it. */
export const isSamePart = (one: PartKey, other: PartKey): boolean =>
  one.projectId === other.projectId && (one.acceptanceId ?? null) === (other.acceptanceId ?? null);

/** Adds parts up, so that each purchase is there once. */
export function byPurchase(parts: readonly Billed[]): Billed[] {
  const groups = Map.groupBy(parts, ({ project }) => project.id).values();
  return [...groups].map((of) => ({ project: (of[0] as Billed).project, amount: sumOf(of.map(({ amount }) => amount)) }));
}

/** @throws Failure `invoicePaid`, if less would be invoiced of a purchase than is paid. @param less yuan that are not invoiced any more */
export function refusePaid({ invoicedAmount, paidAmount: paid, projectName: name }: ProjectRow, less: string): void {
  if (toCents(invoicedAmount) - toCents(less) < toCents(paid)) throw new Failure('invoicePaid', { params: { name, paid } });
}
