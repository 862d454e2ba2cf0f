import type { Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { frameworkOf, toFrameworkBrief } from '../frameworks/public.ts';
import type { ProjectRow } from '../records/public.ts';

type Facts = Schemas['WayFactsInput'];
type Reading = Pick<Context, 'db'>;

/** What the records of the school say about the way of a purchase. */
export interface KnownWay {
  /** The approved ones among the suppliers that are named. */
  supplierIds: ReadonlySet<string>;
  /** The agreement that is named, with what is left of it for this purchase; null if there is none. */
  framework: Schemas['FrameworkBrief'] | null;
  today: string;
}

/** Reads what decides about the way of a purchase. @param exceptId the purchase itself, which does not count against the agreement */
export async function knownWay(
  { suppliers = [], frameworkId }: Facts,
  companyId: string,
  context: Pick<Context, 'db' | 'now'>,
  exceptId?: string,
): Promise<KnownWay> {
  const names = await supplierNames(suppliers, companyId, context);
  const found = frameworkId === undefined ? null : await frameworkOf(companyId, frameworkId, context, exceptId);
  return {
    supplierIds: new Set([...names].flatMap(([id, { isApproved }]) => (isApproved ? [id] : []))),
    framework: found && toFrameworkBrief(found),
    today: dayOf(context.now),
  };
}

/** @throws Failure `invalid` with rule `exists` for a supplier or an agreement that the school does not have */
export async function refuseForeignWay(facts: Facts, companyId: string, context: Reading): Promise<void> {
  const { suppliers = [], frameworkId } = facts;
  const names = await supplierNames(suppliers, companyId, context);
  const unknown = suppliers.flatMap(({ supplierId }, index) =>
    names.has(supplierId) ? [] : [{ field: `wayFacts.suppliers.${index}.supplierId`, rule: 'exists' }],
  );
  const isForeign = frameworkId !== undefined && (await frameworkOf(companyId, frameworkId, context)) === null;
  const faults = [...unknown, ...(isForeign ? [{ field: 'wayFacts.frameworkId', rule: 'exists' }] : [])];
  if (faults.length > 0) throw invalid(...faults);
}

/** Returns what the way of a purchase needs to be known, with names. */
export async function wayFactsOf(
  { companyId, id, wayFacts }: Pick<ProjectRow, 'companyId' | 'id' | 'wayFacts'>,
  context: Reading,
): Promise<Schemas['WayFacts'] | null> {
  if (wayFacts === null) return null;
  const { suppliers = [], experts = [], frameworkId, ...said } = wayFacts;
  const names = await supplierNames(suppliers, companyId, context);
  const framework = frameworkId === undefined ? null : await frameworkOf(companyId, frameworkId, context, id);
  return {
    ...said,
    suppliers: suppliers.flatMap(({ supplierId, reason = null }) => {
      const found = names.get(supplierId);
      return found ? [{ supplierId, supplierName: found.name, reason }] : [];
    }),
    experts,
    framework: framework && toFrameworkBrief(framework),
  };
}

async function supplierNames(suppliers: NonNullable<Facts['suppliers']>, companyId: string, { db }: Reading) {
  const ids = suppliers.map(({ supplierId }) => supplierId);
  if (ids.length === 0) return new Map<string, { name: string; isApproved: boolean }>();
  const rows = await db
    .selectFrom('supplier')
    .select(['id', 'companyName', 'status'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, companyName: name, status }) => [id, { name, isApproved: status === 'APPROVED' }]));
}
