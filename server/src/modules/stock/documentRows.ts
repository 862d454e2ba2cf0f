import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { permitted } from '../../auth/permitted.ts';
import type { Reader } from '../../context/context.ts';
import { visibleProjects } from '../projects/public.ts';
import { stockDocumentFlow } from './stockDocumentFlow.ts';
import { visibleStores } from './visibleStores.ts';

/** Selects the documents of the stores within the data scope, and of purchases in which the caller has a part. */
export async function visibleDocuments(reader: Reader) {
  const stores = await visibleStores(reader);
  const projects = (await visibleProjects(reader)).select(['project.companyId', 'project.id']);
  return reader.db
    .selectFrom('stockDocument as document')
    .where((eb) =>
      eb.or([
        eb(eb.refTuple('document.companyId', 'document.warehouseId'), 'in', stores.$asTuple('companyId', 'id')),
        eb(eb.refTuple('document.companyId', 'document.projectId'), 'in', projects.$asTuple('companyId', 'id')),
      ]),
    );
}

export type FoundDocuments = Awaited<ReturnType<typeof visibleDocuments>>;

/** Selects documents with all columns that the API shows. */
export function documentRows(found: FoundDocuments, { session }: Reader) {
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
    .selectAll('document')
    .select(['warehouse.warehouseName', 'warehouse.deptId', 'acceptance.acceptanceCode'])
    .select(['project.projectName', 'project.payeeName'])
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
        eb
          .exists(
            items
              .innerJoin('goodsCategory as category', (join) =>
                join.onRef('category.companyId', '=', 'item.categoryCompanyId').onRef('category.id', '=', 'item.categoryId'),
              )
              .select('item.no')
              .where('category.hazardous', '=', true),
          )
          .$castTo<boolean>()
          .as('hasHazardous'),
        eb
          .exists(
            eb
              .selectFrom('warehouseKeeper as keeper')
              .select('keeper.userId')
              .whereRef('keeper.companyId', '=', 'document.companyId')
              .whereRef('keeper.warehouseId', '=', 'document.warehouseId')
              .where((row) => row.and({ 'keeper.companyId': session.companyId, 'keeper.userId': session.userId })),
          )
          .$castTo<boolean>()
          .as('isKept'),
      ];
    });
}

export type DocumentRow = Awaited<ReturnType<ReturnType<typeof documentRows>['executeTakeFirstOrThrow']>>;

/** The relations that the caller has to a document that they may read. */
export function relationsOf({ isKept, firstConfirmUserId }: DocumentRow, reader: Reader) {
  const isKeeper = isKept && permitted(reader)('confirmStockDocument');
  return { isKeeper, isOtherKeeper: isKeeper && firstConfirmUserId !== reader.session.userId };
}

/** Returns a document as a list shows it. */
export function toDocument(row: DocumentRow, reader: Reader): Schemas['StockDocument'] {
  const { id, docCode, docType, status, warehouseId, warehouseName, acceptanceId, acceptanceCode, projectId } = row;
  const { lineCount, totalAmount, confirmUserName, cancelReason, companyId, version, createByName, updateByName } = row;
  const allowedActions = stockDocumentFlow.allowedActions(row, relationsOf(row, reader));
  return {
    ...{ id, docCode, docType, status, warehouseId, warehouseName, acceptanceId, acceptanceCode, projectId },
    ...{ projectName: row.projectName || null, supplierName: row.payeeName || null },
    ...{ lineCount, totalAmount, confirmUserName, cancelReason, companyId, version, createByName, updateByName },
    confirmTime: row.confirmTime && isoTime(row.confirmTime),
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    ...{ allowedActions, waitsForMe: allowedActions.includes('CONFIRM') },
  };
}
