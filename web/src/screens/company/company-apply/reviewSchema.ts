import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

export const results = ['APPROVED', 'REJECTED'] as const;

/** The rules of `SupplierReview` in the description, in words. */
export function reviewSchema(t: Translate, fewestGoods: number) {
  const review = z.object({
    result: z.enum(results, t('ui.required', { label: t('suppliers.result') })),
    opinion: z.string().check(z.trim()),
    goodsCategoryIds: z
      .array(z.string())
      .check(z.minLength(fewestGoods, t('ui.required', { label: t('suppliers.goodsCategories') }))),
  });
  const isGiven = ({ result, opinion }: { result: string; opinion: string }) => result === 'APPROVED' || opinion !== '';
  return review.check(z.refine(isGiven, { path: ['opinion'], error: t('suppliers.opinionRule') }));
}

export type ReviewValues = z.infer<ReturnType<typeof reviewSchema>>;
