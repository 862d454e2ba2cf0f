import type { Context } from '../../context/context.ts';
import { invalid } from '../../failure/failure.ts';
import { refusedBy } from '../../records/constraints.ts';

/** Lends a card to users, who are not among those it is lent to already. @param field names them in the request */
export async function lendCard(
  { companyId, id: expenditureId }: { companyId: string; id: string },
  userIds: string[],
  field: string,
  { db }: Context,
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ companyId, expenditureId, userId }));
  // Deleted since they were read.
  const constraints = { expenditure_user_user_fkey: () => invalid({ field, rule: 'exists' }) };
  await refusedBy(constraints, db.insertInto('expenditureUser').values(rows).execute());
}
