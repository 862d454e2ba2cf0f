import { toCents } from '@campus-procurement/sdk/money';
import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { lockProject, type ProjectRow, visibleProjects } from '../records/public.ts';

export interface LockedPart {
  project: ProjectRow;
  amount: string;
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
    .select(['projectId', 'amount'])
    .where((eb) => eb.and({ companyId, invoiceId: id }))
    .execute();
  const parts: LockedPart[] = [];
  for (const { projectId, amount } of rows.toSorted((one, other) => (one.projectId < other.projectId ? -1 : 1)))
    parts.push({ project: await lockProject({ companyId, id: projectId }, context), amount });
  const invoice = await db
    .selectFrom('invoice')
    .selectAll()
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirstOrThrow();
  if (invoice.voided) throw new Failure('wrongState');
  return { invoice, parts };
}

/** @throws Failure `invoicePaid`, if less would be invoiced of a purchase than is paid. @param less yuan that are not invoiced any more */
export function refusePaid({ invoicedAmount, paidAmount: paid, projectName: name }: ProjectRow, less: string): void {
  if (toCents(invoicedAmount) - toCents(less) < toCents(paid)) throw new Failure('invoicePaid', { params: { name, paid } });
}
