import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { startExport } from '#platform/exports/startExport.ts';
import { cancelStockDocument } from './documents/cancelStockDocument.ts';
import { confirmStockDocument } from './documents/confirmStockDocument.ts';
import { getStockDocumentDetail } from './documents/getStockDocumentDetail.ts';
import { queryStockDocumentPage } from './documents/queryStockDocumentPage.ts';
import { queryStockFlowPage } from './documents/queryStockFlowPage.ts';
import { saveStockDocument } from './documents/saveStockDocument.ts';
import { stockReport } from './goods/exportStocks.ts';
import { queryStockPage } from './goods/queryStockPage.ts';
import { updateStock } from './goods/updateStock.ts';
import { updateStockShare } from './goods/updateStockShare.ts';
import { cancelSharedApply } from './shared/cancelSharedApply.ts';
import { decideSharedApply } from './shared/decideSharedApply.ts';
import { issueSharedApply } from './shared/issueSharedApply.ts';
import { querySharedApplyPage } from './shared/querySharedApplyPage.ts';
import { querySharedStockPage } from './shared/querySharedStockPage.ts';
import { receiveSharedApply } from './shared/receiveSharedApply.ts';
import { returnSharedApply } from './shared/returnSharedApply.ts';
import { saveSharedApply } from './shared/saveSharedApply.ts';
import { deleteWarehouse } from './stores/deleteWarehouse.ts';
import { listWarehousesSimple } from './stores/listWarehousesSimple.ts';
import { queryWarehousePage } from './stores/queryWarehousePage.ts';
import { saveWarehouse } from './stores/saveWarehouse.ts';
import { updateWarehouse } from './stores/updateWarehouse.ts';

export const stock = {
  queryStockPage,
  exportStocks: ({ body }, context) => startExport(stockReport, body, context),
  updateStock,
  queryStockFlowPage,
  queryStockDocumentPage,
  getStockDocumentDetail,
  saveStockDocument,
  confirmStockDocument,
  cancelStockDocument,
  updateStockShare,
  querySharedStockPage,
  saveSharedApply,
  querySharedApplyPage,
  decideSharedApply,
  issueSharedApply,
  receiveSharedApply,
  returnSharedApply,
  cancelSharedApply,
  listWarehousesSimple,
  queryWarehousePage,
  saveWarehouse,
  updateWarehouse,
  deleteWarehouse,
} satisfies Partial<Handlers<Context>>;
