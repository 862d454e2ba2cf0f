import type { Input, Output } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { touch } from '#flow/turns/public.ts';
import { isFresh, isOwnStock, offered } from '#ledger/moves/sharedStocks.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { madeBy } from '#platform/records/changed.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { pieceRule } from '#reference/pieceUnits.ts';
import { sharedApplyFlow } from './sharedApplyFlow.ts';
import { tellOfApply } from './tellOfApply.ts';

/** The caller asks for shared stock of another department. Nothing is reserved until somebody approves it. */
export async function saveSharedApply({ body }: Input<'saveSharedApply'>, context: Context): Promise<Output<'saveSharedApply'>> {
  const { db, session, role, now } = context;
  const { stockId, quantity, expectReturnDate = null } = body;
  const { companyId, userId, userName } = session;
  const today = dayOf(now);
  const stock = await db
    .selectFrom('stock')
    .select(['stock.unit', 'stock.quantity'])
    .select([offered.as('offered'), isOwnStock(context).$castTo<boolean>().as('isOwn')])
    .where((eb) => eb.and({ 'stock.companyId': companyId, 'stock.id': stockId }))
    .where('stock.sharedQuantity', '>', '0')
    .where(isFresh(today))
    .executeTakeFirst();
  if (!stock) throw invalid({ field: 'stockId', rule: 'exists' });
  if (stock.isOwn) throw invalid({ field: 'stockId', rule: 'ownStock' });
  refuseQuantity('quantity', quantity, stock.offered);
  const inParts = pieceRule('quantity', quantity, stock.unit, stock.quantity);
  if (inParts.length > 0) throw invalid(...inParts);
  if (expectReturnDate !== null && expectReturnDate < today) throw invalid({ field: 'expectReturnDate', rule: 'future' });
  const id = newId();
  const applyCode = await nextNumber({ companyId, kind: 'SHARED_APPLY' }, 'GX', 5, context);
  const { to: status } = sharedApplyFlow.step('ask');
  await db
    .insertInto('sharedApply')
    .values({
      companyId,
      id,
      applyCode,
      stockId,
      applyDeptId: role.deptId,
      applicantId: userId,
      applicantName: userName,
      quantity,
      purpose: body.purpose,
      expectReturnDate,
      status,
      ...madeBy(context),
    })
    .execute();
  touch('APPLY', { companyId, id }, context);
  await tellOfApply({ companyId, id }, 'ASKED', context);
  return { id, applyCode, status };
}

/** @throws Failure `invalid` with rule `minimum`, or `inStock` with what is offered */
export function refuseQuantity(field: string, quantity: string, limit: string): void {
  if (toThousandths(quantity) === 0n) throw invalid({ field, rule: 'minimum', params: { limit: '0.001' } });
  if (toThousandths(quantity) <= toThousandths(limit)) return;
  throw invalid({ field, rule: 'inStock', params: { limit: fromThousandths(toThousandths(limit)) } });
}
