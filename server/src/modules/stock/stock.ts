import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { startExport } from '../../exports/startExport.ts';
import { cancelSharedApply } from './cancelSharedApply.ts';
import { cancelStockDocument } from './cancelStockDocument.ts';
import { confirmStockDocument } from './confirmStockDocument.ts';
import { decideSharedApply } from './decideSharedApply.ts';
import { deleteWarehouse } from './deleteWarehouse.ts';
import { stockReport } from './exportStocks.ts';
import { getStockDocumentDetail } from './getStockDocumentDetail.ts';
import { issueSharedApply } from './issueSharedApply.ts';
import { listWarehousesSimple } from './listWarehousesSimple.ts';
import { querySharedApplyPage } from './querySharedApplyPage.ts';
import { querySharedStockPage } from './querySharedStockPage.ts';
import { queryStockDocumentPage } from './queryStockDocumentPage.ts';
import { queryStockFlowPage } from './queryStockFlowPage.ts';
import { queryStockPage } from './queryStockPage.ts';
import { queryWarehousePage } from './queryWarehousePage.ts';
import { receiveSharedApply } from './receiveSharedApply.ts';
import { returnSharedApply } from './returnSharedApply.ts';
import { saveSharedApply } from './saveSharedApply.ts';
import { saveStockDocument } from './saveStockDocument.ts';
import { saveWarehouse } from './saveWarehouse.ts';
import { updateStock } from './updateStock.ts';
import { updateStockShare } from './updateStockShare.ts';
import { updateWarehouse } from './updateWarehouse.ts';

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
