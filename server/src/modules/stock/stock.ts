import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';

const missing = async () => {
  throw new Failure('missing');
};

export const stock = {
  queryStockPage: missing,
  queryStockDocumentPage: missing,
  getStockDocumentDetail: missing,
  confirmStockDocument: missing,
  cancelStockDocument: missing,
  listWarehousesSimple: missing,
  queryWarehousePage: missing,
  saveWarehouse: missing,
  updateWarehouse: missing,
  deleteWarehouse: missing,
} satisfies Partial<Handlers<Context>>;
