import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';

/** Lends a card to users who do not have it yet. @param field the field of the request that names the users */
export async function lendCard(
  { companyId, id: expenditureId }: { companyId: string; id: string },
  userIds: string[],
  field: string,
  { db }: Context,
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ companyId, expenditureId, userId }));
  // Somebody has deleted them since they were read.
  const constraints = { expenditure_user_user_fkey: () => invalid({ field, rule: 'exists' }) };
  await refusedBy(constraints, db.insertInto('expenditureUser').values(rows).execute());
}
