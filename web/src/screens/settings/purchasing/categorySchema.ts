import type { Schemas } from '@campus-procurement/sdk';
import { parseMoney, toCents } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `PurchasingCategoryInput` in the API description, with their messages. Only the server can check whether ranges overlap. */
export function categorySchema(t: Translate) {
  const { required, money, sort } = fieldRules(t);
  const fields = z.object({
    categoryName: required('purchasing.category'),
    categoryCode: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{1,30}$/, t('purchasing.codeRule'))),
    purchaseType: z.enum(['GOODS', 'SERVICE', 'ENGINEERING']),
    amountMin: money.check(z.minLength(1, t('validation.amount'))),
    amountMax: money,
    executionIds: z.array(z.string()).check(z.minLength(1, t('validation.choose', { label: t('purchasing.executions') }))),
    goodsCategoryIds: z.array(z.string()),
    deptIds: z.array(z.string()),
    needArgumentReport: z.boolean(),
    sort,
  });
  // Invalid amounts are reported at their own fields.
  const isAmount = (text: string) => text !== '' && money.safeParse(text).success;
  const isRange = ({ amountMin, amountMax }: z.infer<typeof fields>) =>
    !isAmount(amountMin) || !isAmount(amountMax) || fen(amountMin) < fen(amountMax);
  return fields.check(z.refine(isRange, { error: t('purchasing.rangeRule'), path: ['amountMax'] }));
}

/** Returns an amount in hundredths of a yuan, which need no rounding. */
const fen = (amount: string) => toCents(parseMoney(amount) ?? '0.00');

export type CategoryValues = z.infer<ReturnType<typeof categorySchema>>;

export const newCategory: CategoryValues = {
  categoryName: '',
  categoryCode: '',
  purchaseType: 'GOODS',
  amountMin: '',
  amountMax: '',
  sort: '0',
  executionIds: [],
  goodsCategoryIds: [],
  deptIds: [],
  needArgumentReport: false,
};

export function valuesOf(category: Schemas['PurchasingCategory']): CategoryValues {
  const { categoryName, categoryCode, purchaseType, amountMin, amountMax, sort } = category;
  const { executionIds, goodsCategoryIds, deptIds, needArgumentReport } = category;
  return {
    categoryName,
    categoryCode,
    purchaseType,
    amountMin,
    amountMax: amountMax ?? '',
    sort: String(sort),
    executionIds,
    goodsCategoryIds,
    deptIds,
    needArgumentReport,
  };
}

export function inputOf({ amountMin, amountMax, sort, ...values }: CategoryValues) {
  return { ...values, amountMin: parseMoney(amountMin) ?? '0.00', amountMax: parseMoney(amountMax), sort: Number(sort) };
}
