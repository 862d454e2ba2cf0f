import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { type ProjectRow, takenBy, takes } from '../records/public.ts';

type Reading = Pick<Context, 'db'>;

/** A condition on `project`: it is called off from `agreement`. */
const calledOff = sql`project.company_id = agreement.company_id and project.way_facts ->> 'frameworkId' = agreement.id
  and project.execution_code = 'FRAMEWORK' and project.lane = 'OTHER'`;

/** Selects agreements with what is left of each. @param exceptId a purchase that does not count, because it is being decided about */
export function frameworkRows({ db }: Reading, exceptId = '') {
  return db
    .selectFrom('frameworkAgreement as agreement')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'agreement.companyId').onRef('supplier.id', '=', 'agreement.supplierId'),
    )
    .selectAll('agreement')
    .select([
      'supplier.companyName as supplierName',
      sql<string>`agreement.total_amount - ${takenBy(calledOff, exceptId)}`.as('leftAmount'),
      sql<number>`(select count(*)::integer from project where ${calledOff} and ${takes})`.as('purchaseCount'),
    ]);
}

export type FrameworkRow = Awaited<ReturnType<ReturnType<typeof frameworkRows>['executeTakeFirstOrThrow']>>;

/** Returns an agreement of a school; null if it has none of that id. */
export async function frameworkOf(companyId: string, id: string, context: Reading, exceptId?: string) {
  const row = await frameworkRows(context, exceptId)
    .where((eb) => eb.and({ 'agreement.companyId': companyId, 'agreement.id': id }))
    .executeTakeFirst();
  return row ?? null;
}

/** Returns an agreement in a few words. */
export function toFrameworkBrief(row: FrameworkRow): Schemas['FrameworkBrief'] {
  const { id, agreementNo, frameworkName, supplierId, supplierName, validFrom, validTo, totalAmount, leftAmount } = row;
  return { id, agreementNo, frameworkName, supplierId, supplierName, validFrom, validTo, totalAmount, leftAmount };
}

type Calling = Pick<ProjectRow, 'companyId' | 'id' | 'executionCode' | 'wayFacts'>;

/**
 * Locks the agreement from which a purchase is called off, so that two purchases cannot take the same rest. Called after the locks of the
 * purchase and its approval, before those of cards.
 * @throws Failure `invalid` if less than the amount is left
 */
export async function takeFromFramework(project: Calling, amount: string, field: string, context: Reading): Promise<void> {
  const { companyId, id, executionCode, wayFacts } = project;
  if (executionCode !== 'FRAMEWORK' || wayFacts?.frameworkId === undefined) return;
  const frameworkId = wayFacts.frameworkId;
  await context.db
    .selectFrom('frameworkAgreement')
    .select('id')
    .where((eb) => eb.and({ companyId, id: frameworkId }))
    .forUpdate()
    .executeTakeFirst();
  const found = await frameworkOf(companyId, frameworkId, context, id);
  if (found === null) throw invalid({ field, rule: 'exists' });
  if (compareMoney(amount, found.leftAmount) > 0) {
    throw invalid({ field, rule: 'frameworkLeft', params: { limit: found.leftAmount } });
  }
}
