import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { deleteProduct, publishProduct, updateProduct } from './changeProduct.ts';
import { getProductDetail } from './getProductDetail.ts';
import { queryProductPage } from './queryProductPage.ts';
import { saveProduct } from './saveProduct.ts';

export const products = {
  queryProductPage,
  getProductDetail,
  saveProduct,
  updateProduct,
  publishProduct,
  deleteProduct,
} satisfies Partial<Handlers<Context>>;
