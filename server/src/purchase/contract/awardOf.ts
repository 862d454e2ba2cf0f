import type { Context } from '#platform/context/context.ts';
import type { ProjectRow } from '../records/public.ts';

/** Who delivers a purchase, whom to talk to, and what was offered. */
export interface AwardFacts {
  supplierId: string;
  supplierName: string;
  contactName: string | null;
  contactPhone: string | null;
  deliveryDays: number | null;
  warrantyMonths: number | null;
}

/** Returns the award of a purchase: that of its bidding, or the outcome that was registered. */
export async function awardOf(project: ProjectRow, context: Pick<Context, 'db'>): Promise<AwardFacts> {
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
