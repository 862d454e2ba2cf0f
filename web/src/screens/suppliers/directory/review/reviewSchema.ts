import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

const results = ['APPROVED', 'REJECTED'] as const;

/**
 * The rules of `SupplierReview` in the description, in words.
 * @param asksReason which field gives the reason of an approval that needs one
 */
export function reviewSchema(t: Translate, fewestGoods: number, asksReason: 'opinion' | 'reason' | null) {
  const review = z.object({
    result: z.enum(results),
    opinion: z.string().check(z.trim()),
    reason: z.string().check(z.trim()),
    goodsCategoryIds: z
      .array(z.string())
      .check(z.minLength(fewestGoods, t('validation.choose', { label: t('suppliers.goodsCategories') }))),
  });
  type Review = z.infer<typeof review>;
  const isSaid = ({ result, opinion }: Review) => result === 'APPROVED' || opinion !== '';
  const isReasoned = (values: Review) => values.result === 'REJECTED' || asksReason === null || values[asksReason] !== '';
  return review.check(
    z.refine(isSaid, { path: ['opinion'], error: t('validation.enter', { label: t('suppliers.opinion') }) }),
    z.refine(isReasoned, { path: [asksReason ?? 'reason'], error: t('review.reasonRule') }),
  );
}

export type ReviewValues = z.infer<ReturnType<typeof reviewSchema>>;
