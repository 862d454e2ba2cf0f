import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { type SqlBool, sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';
import { visibleProjects } from '#purchase/records/public.ts';
import { visibleStores } from '../stores/public.ts';
import { needsSecond, stockDocumentFlow } from './stockDocumentFlow.ts';
import { hasHazardousLine, isKeptBy } from './waitingDocuments.ts';

/** Selects the documents of the stores within the data scope, those that go there, and of purchases in which the caller has a part. */
export async function visibleDocuments(reader: Reader) {
  const stores = await visibleStores(reader);
  const projects = (await visibleProjects(reader)).select(['project.companyId', 'project.id']);
  const documents = reader.db.selectFrom('stockDocument as document');
  // What is within the scope is of the school anyway; said, an index gives the order of the list.
  const ofSchool =
    reader.role.dataScope === 'ALL' ? documents : documents.where('document.companyId', '=', reader.session.companyId);
  return ofSchool.where((eb) =>
    eb.or([
      eb(eb.refTuple('document.companyId', 'document.warehouseId'), 'in', stores.$asTuple('companyId', 'id')),
      sql<SqlBool>`(document.company_id, document.target_warehouse_id) in (${stores})`,
      eb(eb.refTuple('document.companyId', 'document.projectId'), 'in', projects.$asTuple('companyId', 'id')),
    ]),
  );
}

export type FoundDocuments = Awaited<ReturnType<typeof visibleDocuments>>;

/** Selects documents with all columns that the API shows. */
export function documentRows(found: FoundDocuments, reader: Reader) {
  return found
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'document.companyId').onRef('warehouse.id', '=', 'document.warehouseId'),
    )
    .leftJoin('acceptance', (join) =>
      join.onRef('acceptance.companyId', '=', 'document.companyId').onRef('acceptance.id', '=', 'document.acceptanceId'),
    )
    .leftJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'document.companyId').onRef('project.id', '=', 'document.projectId'),
    )
    .leftJoin('warehouse as target', (join) =>
      join.onRef('target.companyId', '=', 'document.companyId').onRef('target.id', '=', 'document.targetWarehouseId'),
    )
    .leftJoin('dept as receiver', (join) =>
      join.onRef('receiver.companyId', '=', 'document.companyId').onRef('receiver.id', '=', 'document.receiverDeptId'),
    )
    .leftJoin('stockDocument as source', (join) =>
      join.onRef('source.companyId', '=', 'document.companyId').onRef('source.id', '=', 'document.sourceDocumentId'),
    )
    .selectAll('document')
    .select(['target.warehouseName as targetWarehouseName', 'receiver.deptName as receiverDeptName'])
    .select('source.docCode as sourceDocCode')
    .select(['warehouse.warehouseName', 'warehouse.deptId', 'acceptance.acceptanceCode'])
    .select(['project.projectName', 'project.payeeName', 'project.status as purchaseStatus'])
    .select((eb) => {
      const items = eb
        .selectFrom('stockDocumentItem as item')
        .whereRef('item.companyId', '=', 'document.companyId')
        .whereRef('item.documentId', '=', 'document.id');
      return [
        items
          .select((item) => item.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('lineCount'),
        items.select(sql<string>`coalesce(sum(item.amount), 0.00)`.as('sum')).$asScalar().$notNull().as('totalAmount'),
        hasHazardousLine.as('hasHazardous'),
        isKeptBy(reader, 'document.warehouseId').as('isKept'),
        isKeptBy(reader, 'document.targetWarehouseId').as('isTargetKept'),
      ];
    });
}

export type DocumentRow = Awaited<ReturnType<ReturnType<typeof documentRows>['executeTakeFirstOrThrow']>>;

/** The relations that the caller has to a document that they may read. */
export function relationsOf(row: DocumentRow, reader: Reader) {
  const { isKept, isTargetKept, hasHazardous, firstConfirmUserId: first, draftedById, sentById } = row;
  const { userId } = reader.session;
  const mayConfirm = permitted(reader)('confirmStockDocument');
  const isKeeper = mayConfirm && isKept;
  const isReceiver = mayConfirm && isTargetKept;
  // Above keepers are those who see the store without keeping it: administrators of the department or school.
  const isSecond = mayConfirm && (isKept || reader.role.dataScope !== 'SELF') && draftedById !== userId;
  return {
    isKeeper,
    isOtherKeeper: isKeeper && first !== userId,
    // Two keepers are two people anyway; of ordinary goods whoever sent them is not the one who says that they came.
    isReceiver,
    isOtherReceiver: isReceiver && (hasHazardous ? first : sentById) !== userId,
    isSecond,
    mayCancel: isKeeper || (mayConfirm && draftedById === userId) || (needsSecond(row) && isSecond),
  };
}

/** Returns a document as a list shows it. */
export function toDocument(row: DocumentRow, reader: Reader): Schemas['StockDocument'] {
  const { id, docCode, docType, status, warehouseId, warehouseName, acceptanceId, acceptanceCode, projectId } = row;
  const { lineCount, totalAmount, confirmUserName, cancelReason, companyId, version, createByName, updateByName } = row;
  const { targetWarehouseId, targetWarehouseName, receiverDeptName, receiverName, purpose } = row;
  const allowedActions = stockDocumentFlow.allowedActions(row, relationsOf(row, reader));
  return {
    id,
    docCode,
    docType,
    status,
    warehouseId,
    warehouseName,
    acceptanceId,
    acceptanceCode,
    projectId,
    projectName: row.projectName || null,
    supplierName: row.payeeName || null,
    lineCount,
    totalAmount,
    confirmUserName,
    cancelReason,
    companyId,
    version,
    createByName,
    updateByName,
    targetWarehouseId,
    targetWarehouseName,
    receiverDeptName,
    receiverName,
    purpose,
    confirmTime: row.confirmTime && isoTime(row.confirmTime),
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions,
    waitsForMe: allowedActions.includes('CONFIRM'),
  };
}
