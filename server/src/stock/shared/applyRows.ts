import type { Schemas } from '@campus-procurement/sdk';
import { dayOf, isoTime } from '@campus-procurement/sdk/time';
import { type Selectable, sql } from 'kysely';
import { hasLeftSql } from '#approval/replacements.ts';
import { offered } from '#ledger/moves/sharedStocks.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { fromThousandths, plainQuantity, toThousandths } from '#platform/values/quantity.ts';

import type { ApplySight, FoundApplies } from './sharedApplies.ts';
import { sharedApplyFlow } from './sharedApplyFlow.ts';

/** Selects requests with all columns that the API shows, and what the reader has to do with them. */
export function applyRows(found: FoundApplies, { isKept, isOwner }: ApplySight) {
  return found
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'stock.companyId').onRef('warehouse.id', '=', 'stock.warehouseId'),
    )
    .innerJoin('dept as owner', (join) =>
      join.onRef('owner.companyId', '=', 'stock.companyId').onRef('owner.id', '=', 'stock.ownerDeptId'),
    )
    .innerJoin('dept as asking', (join) =>
      join.onRef('asking.companyId', '=', 'apply.companyId').onRef('asking.id', '=', 'apply.applyDeptId'),
    )
    .selectAll('apply')
    .select(['stock.itemName', 'stock.brand', 'stock.model', 'stock.unit', 'warehouse.warehouseName', 'warehouse.address'])
    .select(['owner.deptName as ownerDeptName', 'asking.deptName as applyDeptName', 'stock.warehouseId'])
    .select(hasLeftSql(sql.ref('apply.companyId'), sql.ref('apply.applicantId'), 'receiveSharedApply').as('applicantLeft'))
    .select([offered.as('offeredQuantity'), isKept.$castTo<boolean>().as('isKept'), isOwner.$castTo<boolean>().as('isOwner')]);
}

/** A request as it was read. */
export type ApplyRow = Awaited<ReturnType<ReturnType<typeof applyRows>['executeTakeFirstOrThrow']>>;
type ReturnRow = Selectable<Tables['sharedReturn']>;

/** The relations that the reader has to a request. Nobody decides about their own. */
export function applyRelations({ companyId, applicantId, isKept, isOwner }: ApplyRow, reader: Reader) {
  const { session, role } = reader;
  const ofSchool = companyId === session.companyId && (role.dataScope === 'SCHOOL' || role.dataScope === 'ALL');
  const may = permitted(reader);
  const isApplicant = applicantId === session.userId;
  return {
    isApplicant: isApplicant && may('saveSharedApply'),
    mayDecide: !isApplicant && may('decideSharedApply') && (isKept || isOwner),
    mayReplace: ofSchool && may('replaceTurnHolder'),
    isKeeper: !isApplicant && may('issueSharedApply') && isKept,
  };
}

/** Returns what has come back of some requests, or was lost. */
export function returnsOf(ids: readonly string[], { db }: Pick<Reader, 'db'>): Promise<ReturnRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('sharedReturn')
    .selectAll()
    .where('applyId', 'in', [...ids])
    .orderBy('no')
    .execute();
}

/** Returns how much a list of returns is, as a decimal string. */
export const sumOfReturns = (returns: readonly Pick<ReturnRow, 'quantity'>[]) =>
  fromThousandths(returns.reduce((sum, { quantity }) => sum + toThousandths(quantity), 0n));

/** Returns a request as a list shows it. */
export function toApply(row: ApplyRow, all: readonly ReturnRow[], reader: Reader): Schemas['SharedApply'] {
  const returns = all.filter(({ applyId }) => applyId === row.id);
  const { id, applyCode, stockId, itemName, unit, warehouseName, address, ownerDeptName, applyDeptName, applicantName } = row;
  const { purpose, expectReturnDate, status, opinion, decideByName, issueRemark, issueByName, cancelReason, companyId } = row;
  const mayBeReplaced = sharedApplyFlow.allows('replaceApplicant', row) || sharedApplyFlow.allows('replaceBorrower', row);
  const isOut = status === 'ISSUED' || status === 'RECEIVED';
  return {
    id,
    applyCode,
    stockId,
    itemName,
    brand: row.brand || null,
    model: row.model || null,
    unit,
    warehouseName,
    address,
    ownerDeptName,
    applyDeptName,
    applicantId: row.applicantId,
    applicantName,
    applicantLeft: mayBeReplaced,
    replacements: row.replacements,
    quantity: plainQuantity(row.quantity),
    approvedQuantity: row.approvedQuantity && plainQuantity(row.approvedQuantity),
    offeredQuantity: plainQuantity(row.offeredQuantity),
    purpose,
    expectReturnDate,
    overdue: isOut && expectReturnDate !== null && expectReturnDate < dayOf(reader.now),
    status,
    opinion,
    decideByName,
    decideTime: row.decideTime && isoTime(row.decideTime),
    stockDocId: row.documentId,
    issueRemark,
    issueByName,
    issueTime: row.issueTime && isoTime(row.issueTime),
    cancelReason,
    companyId,
    receiveTime: row.receiveTime && isoTime(row.receiveTime),
    returnedQuantity: sumOfReturns(returns),
    returns: returns.map(({ no, quantity, condition, reason, documentId, returnByName, returnTime }) => ({
      no,
      quantity: plainQuantity(quantity),
      condition,
      reason,
      documentId,
      returnByName,
      returnTime: isoTime(returnTime),
    })),
    createTime: isoTime(row.createTime),
    allowedActions: sharedApplyFlow.allowedActions(row, applyRelations(row, reader)),
  };
}
