import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';

/** The refusals for constraints of a card and of its users. */
export const cardConstraints = {
  expenditure_card_no_unique: () => invalid({ field: 'cardNo', rule: 'unique' }),
  expenditure_validity_check: () => invalid({ field: 'validTo', rule: 'order' }),
  expenditure_balance_check: () => new Failure('fundsShort'),
  expenditure_owner_fkey: () => invalid({ field: 'ownerId', rule: 'exists' }),
  expenditure_dept_fkey: () => invalid({ field: 'deptId', rule: 'exists' }),
};

/** @throws Failure `invalid` with rule `exists` unless it is an enabled department of the school within the data scope */
export async function refuseDept(companyId: string, deptId: string, context: Context): Promise<void> {
  const scope = await deptsWithinScope(context);
  const dept = await context.db
    .selectFrom('dept')
    .select('id')
    .where((eb) => eb.and({ companyId, id: deptId, status: 'ENABLED' }))
    .executeTakeFirst();
  if (!dept || (scope && !scope.has(deptId))) throw invalid({ field: 'deptId', rule: 'exists' });
}

/** @throws Failure `invalid` with rule `exists` unless it is an enabled user of the school */
export async function refuseOwner(companyId: string, ownerId: string, context: Context): Promise<void> {
  const enabled = await enabledUsers(companyId, [ownerId], context);
  if (!enabled.has(ownerId)) throw invalid({ field: 'ownerId', rule: 'exists' });
}

/** @throws Failure `invalid` for the first user who is the owner, or not an enabled user of the school */
export async function refuseUsers(
  field: string,
  userIds: string[],
  { companyId, ownerId }: { companyId: string; ownerId: string },
  context: Context,
): Promise<void> {
  const enabled = await enabledUsers(companyId, userIds, context);
  for (const [index, id] of userIds.entries()) {
    if (!enabled.has(id)) throw invalid({ field: `${field}.${index}`, rule: 'exists' });
    if (id === ownerId) throw invalid({ field: `${field}.${index}`, rule: 'owner' });
  }
}

async function enabledUsers(companyId: string, ids: string[], { db }: Context): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId, status: 'ENABLED' }))
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
