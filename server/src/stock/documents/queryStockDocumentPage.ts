import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import { orderOf } from '#platform/lists/order.ts';
import { type KeyList, readPage } from '#platform/lists/page.ts';
import { documentRows, toDocument, visibleDocuments } from './documentRows.ts';
import { waitsFor } from './waitingDocuments.ts';

/** Returns one page of documents, the newest first. */
export async function queryStockDocumentPage(
  { query = {} }: Input<'queryStockDocumentPage'>,
  context: Context,
): Promise<Output<'queryStockDocumentPage'>> {
  const { keyword, docType, status, warehouseId, projectId, waitsForMe } = query;
  let found = await visibleDocuments(context);
  if (docType !== undefined) found = found.where('document.docType', '=', docType);
  if (status !== undefined) found = found.where('document.status', '=', status);
  if (warehouseId !== undefined) {
    found = found.where((eb) =>
      eb.or([eb('document.warehouseId', '=', warehouseId), eb('document.targetWarehouseId', '=', warehouseId)]),
    );
  }
  if (waitsForMe) found = found.where(await waitsFor(context));
  if (projectId !== undefined) found = found.where('document.projectId', '=', projectId);
  if (keyword !== undefined) {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        eb('document.docCode', 'ilike', pattern),
        eb.exists(
          eb
            .selectFrom('project as bought')
            .select('bought.id')
            .whereRef('bought.companyId', '=', 'document.companyId')
            .whereRef('bought.id', '=', 'document.projectId')
            .where((row) => row.or([row('bought.projectName', 'ilike', pattern), row('bought.projectCode', 'ilike', pattern)])),
        ),
      ]),
    );
  }
  const keys = found.select(['document.companyId', 'document.id']);
  const rowsOf = (some: KeyList) => {
    const documents = context.db.selectFrom('stockDocument as document');
    return documentRows(
      documents.where((eb) => eb(eb.refTuple('document.companyId', 'document.id'), 'in', some)),
      context,
    );
  };
  const order = orderOf('document', 'createTime,desc');
  return readPage(query, keys, order, rowsOf, (row) => toDocument(row, context), context);
}
