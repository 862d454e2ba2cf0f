import type { Input, Output } from '@campus-procurement/sdk';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { cardRows, toCard } from './cardRows.ts';
import { visibleCards } from './visibleCards.ts';

export async function getExpenditureDetail(
  { path: { id } }: Input<'getExpenditureDetail'>,
  context: Context,
): Promise<Output<'getExpenditureDetail'>> {
  const row = await cardRows(await visibleCards(context, true))
    .where('card.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  const authorizedUsers = await context.db
    .selectFrom('expenditureUser as lent')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'lent.companyId').onRef('user.id', '=', 'lent.userId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'user.companyId').onRef('dept.id', '=', 'user.deptId'))
    .select(['user.id', 'user.name', 'user.account', 'dept.deptName'])
    .where((eb) => eb.and({ 'lent.companyId': row.companyId, 'lent.expenditureId': id }))
    .orderBy('user.nameKey')
    .orderBy('user.id')
    .execute();
  return { ...toCard(row, permitted(context), context), authorizedUsers };
}
