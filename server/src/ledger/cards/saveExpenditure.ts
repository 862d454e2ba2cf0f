import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { writeFlow } from '../moves/writeFlow.ts';
import { cardConstraints, refuseDept, refuseOwner, refuseUsers } from './cardRules.ts';
import { lendCard } from './lendCard.ts';

/** Creates a card of the caller's school. Its total is the first entry of the ledger. */
export async function saveExpenditure({ body }: Input<'saveExpenditure'>, context: Context): Promise<Output<'saveExpenditure'>> {
  const { db, session } = context;
  const { authorizedUserIds = [], status = 'ENABLED', validFrom = null, validTo = null, ...fields } = body;
  const { companyId } = session;
  await refuseOwner(companyId, fields.ownerId, context);
  await refuseDept(companyId, fields.deptId, context);
  await refuseUsers('authorizedUserIds', authorizedUserIds, { companyId, ownerId: fields.ownerId }, context);
  const row = { companyId, id: newId(), ...fields, status, validFrom, validTo, ...madeBy(context) };
  await refusedBy(cardConstraints, db.insertInto('expenditure').values(row).execute());
  await lendCard(row, authorizedUserIds, 'authorizedUserIds', context);
  const { totalAmount } = fields;
  await writeFlow({ companyId, expenditureId: row.id, flowType: 'ADJUST', amount: totalAmount, balance: totalAmount }, context);
  return { id: row.id };
}
