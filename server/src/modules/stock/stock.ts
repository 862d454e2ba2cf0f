import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { cancelStockDocument } from './cancelStockDocument.ts';
import { confirmStockDocument } from './confirmStockDocument.ts';
import { deleteWarehouse } from './deleteWarehouse.ts';
import { getStockDocumentDetail } from './getStockDocumentDetail.ts';
import { listWarehousesSimple } from './listWarehousesSimple.ts';
import { queryStockDocumentPage } from './queryStockDocumentPage.ts';
import { queryStockFlowPage } from './queryStockFlowPage.ts';
import { queryStockPage } from './queryStockPage.ts';
import { queryWarehousePage } from './queryWarehousePage.ts';
import { saveStockDocument } from './saveStockDocument.ts';
import { saveWarehouse } from './saveWarehouse.ts';
import { updateStock } from './updateStock.ts';
import { updateWarehouse } from './updateWarehouse.ts';

export const stock = {
  queryStockPage,
  updateStock,
  queryStockFlowPage,
  queryStockDocumentPage,
  getStockDocumentDetail,
  saveStockDocument,
  confirmStockDocument,
  cancelStockDocument,
  listWarehousesSimple,
  queryWarehousePage,
  saveWarehouse,
  updateWarehouse,
  deleteWarehouse,
} satisfies Partial<Handlers<Context>>;
