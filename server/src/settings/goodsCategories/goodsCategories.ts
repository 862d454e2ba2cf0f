import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { adoptGoodsCategoryPreset } from './adoptGoodsCategoryPreset.ts';
import { getGoodsCategoryTree } from './getGoodsCategoryTree.ts';
import { removeGoodsCategory } from './removeGoodsCategory.ts';
import { saveGoodsCategory } from './saveGoodsCategory.ts';
import { updateGoodsCategory } from './updateGoodsCategory.ts';

export const goodsCategories = {
  getGoodsCategoryTree,
  saveGoodsCategory,
  updateGoodsCategory,
  removeGoodsCategory,
  adoptGoodsCategoryPreset,
} satisfies Partial<Handlers<Context>>;
