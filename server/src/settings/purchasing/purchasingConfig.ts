import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { adoptPurchasingPreset } from './adoptPurchasingPreset.ts';
import { listPurchasingProgress, updatePurchasingProgress } from './progress.ts';
import { getPurchasePolicy, savePurchasePolicy } from './purchasePolicy.ts';
import { getPurchasingCategoryDetail, listPurchasingCategories } from './readCategories.ts';
import { listPurchasingExecutions } from './readExecutions.ts';
import { listCalendarDays, saveCalendarDays } from './schoolCalendar.ts';
import { deletePurchasingCategory, savePurchasingCategory, updatePurchasingCategory } from './writeCategories.ts';
import { deletePurchasingExecution, savePurchasingExecution, updatePurchasingExecution } from './writeExecutions.ts';

export const purchasingConfig = {
  listPurchasingCategories,
  getPurchasingCategoryDetail,
  savePurchasingCategory,
  updatePurchasingCategory,
  deletePurchasingCategory,
  adoptPurchasingPreset,
  listPurchasingExecutions,
  savePurchasingExecution,
  updatePurchasingExecution,
  deletePurchasingExecution,
  getPurchasePolicy,
  savePurchasePolicy,
  listCalendarDays,
  saveCalendarDays,
  listPurchasingProgress,
  updatePurchasingProgress,
} satisfies Partial<Handlers<Context>>;
