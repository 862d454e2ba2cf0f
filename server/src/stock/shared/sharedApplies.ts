import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Reader } from '#platform/context/context.ts';
import { isKeeper, visibleStores } from '../stores/public.ts';

/** Conditions about an `apply` and its `stock`, for one reader. */
export interface ApplySight {
  /** The reader asked for it. */
  isOwn: RawBuilder<SqlBool>;
  /** The reader keeps its store. */
  isKept: RawBuilder<SqlBool>;
  /** The stock belongs to a department that the reader's role is above. */
  isOwner: RawBuilder<SqlBool>;
  /** The reader answers for the stock, or oversees who does. */
  isSeen: RawBuilder<SqlBool>;
}

/** Returns what the reader sees of the requests. */
export async function applySight(reader: Reader): Promise<ApplySight> {
  const { session, role } = reader;
  const { userId } = session;
  const depts = await deptsWithinScope(reader);
  const ofSchool = sql<SqlBool>`stock.company_id = ${session.companyId}`;
  const isOwn = sql<SqlBool>`(apply.company_id = ${session.companyId} and apply.applicant_id = ${userId})`;
  const isKept = sql<SqlBool>`exists (select from warehouse_keeper as kept where kept.company_id = stock.company_id
    and kept.warehouse_id = stock.warehouse_id and kept.company_id = ${session.companyId} and kept.user_id = ${userId})`;
  const isOwner = sql<SqlBool>`(${ofSchool} and ${
    role.dataScope === 'SELF' ? sql`false` : depts === null ? sql`true` : sql`stock.owner_dept_id = any(${[...depts]}::text[])`
  })`;
  const stores = (await visibleStores(reader)).clearSelect().select('warehouse.id');
  const inStores = sql<SqlBool>`(${ofSchool} and (${isOwner} or stock.warehouse_id in (${stores})))`;
  // Somebody without a store and without a department below sees their own requests only.
  const isSeen =
    role.dataScope === 'ALL'
      ? sql<SqlBool>`true`
      : role.dataScope === 'SELF' && !isKeeper(reader)
        ? sql<SqlBool>`false`
        : inStores;
  return { isOwn, isKept, isOwner, isSeen };
}

/** Selects requests with their stocks. */
export function appliesOf({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('sharedApply as apply')
    .innerJoin('stock', (join) => join.onRef('stock.companyId', '=', 'apply.companyId').onRef('stock.id', '=', 'apply.stockId'));
}

export type FoundApplies = ReturnType<typeof appliesOf>;
