import type { Schemas } from '@campus-procurement/sdk';
import { parseMoney } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';

type Category = Schemas['GoodsCategory'];

/** The category to edit, or the parent of a new one; null to create one at the top. */
export type Editing = { category: Category } | { above: Category | null };

/** The levels of the tree. */
const depth = 4;
export const limits = { categoryName: 50, categoryCode: 12, sort: 4 };

/** The rules of `GoodsCategoryInput` in the API description, with their messages. */
export function categorySchema(t: Translate) {
  const { required, money, sort } = fieldRules(t);
  return z.object({
    parentId: z.string(),
    categoryCode: z.string().check(z.trim(), z.regex(/^\d{1,12}$/, t('goodsCategories.codeRule'))),
    categoryName: required('goodsCategories.name'),
    purchaseType: z.enum(['GOODS', 'SERVICE', 'ENGINEERING']),
    unit: z.string(),
    managerDeptId: z.string(),
    argumentThreshold: money,
    needArgumentReport: z.boolean(),
    hazardous: z.boolean(),
    shareable: z.boolean(),
    consumable: z.boolean(),
    fixedAsset: z.boolean(),
    centralCatalogue: z.boolean(),
    sort,
  });
}

export type CategoryValues = z.infer<ReturnType<typeof categorySchema>>;

const marks = {
  needArgumentReport: false,
  hazardous: false,
  shareable: true,
  consumable: false,
  fixedAsset: true,
  centralCatalogue: false,
};

export function valuesOf(editing: Editing): CategoryValues {
  if ('category' in editing) {
    const { category } = editing;
    const { parentId, categoryCode, categoryName, purchaseType, unit, managerDeptId, argumentThreshold } = category;
    const { needArgumentReport, hazardous, shareable, consumable, fixedAsset, centralCatalogue, sort } = category;
    return {
      categoryCode,
      categoryName,
      purchaseType,
      needArgumentReport,
      hazardous,
      shareable,
      consumable,
      fixedAsset,
      centralCatalogue,
      sort: String(sort),
      parentId: parentId ?? '',
      unit: unit ?? '',
      managerDeptId: managerDeptId ?? '',
      argumentThreshold: argumentThreshold ?? '',
    };
  }
  const { above } = editing;
  const texts = { categoryName: '', unit: above?.unit ?? '', managerDeptId: '', argumentThreshold: '', sort: '0' };
  if (!above) return { ...marks, ...texts, parentId: '', categoryCode: '', purchaseType: 'GOODS' };
  // A child category mostly has the parent's properties, and its code begins with the parent's.
  const { id, categoryCode, purchaseType, needArgumentReport, hazardous, shareable, consumable, fixedAsset, centralCatalogue } =
    above;
  const own = { needArgumentReport, hazardous, shareable, consumable, fixedAsset, centralCatalogue };
  return { ...texts, ...own, parentId: id, categoryCode, purchaseType };
}

/** Only goods that are not used up can be fixed assets. */
export function mayBeAsset({ purchaseType, consumable }: Pick<CategoryValues, 'purchaseType' | 'consumable'>): boolean {
  return purchaseType === 'GOODS' && !consumable;
}

export function inputOf({ parentId, unit, managerDeptId, argumentThreshold, sort, ...values }: CategoryValues) {
  return {
    ...values,
    fixedAsset: values.fixedAsset && mayBeAsset(values),
    parentId: parentId || null,
    unit: unit || null,
    managerDeptId: managerDeptId || null,
    sort: Number(sort),
    argumentThreshold: parseMoney(argumentThreshold),
  };
}

const levelsOf = ({ children }: Category): number => 1 + Math.max(0, ...children.map(levelsOf));

/**
 * Returns the possible parents of a category: those of the same purchase type with room for all of its levels, but never its own
 * descendants.
 */
export function parentsFor(editing: Editing, roots: readonly Category[]): Choice[] {
  const moved = 'category' in editing ? editing.category : null;
  const room = depth - (moved ? levelsOf(moved) : 1);
  const fits = (category: Category) => category.level <= room && (!moved || category.purchaseType === moved.purchaseType);
  const choices = (category: Category, above: string): Choice[] => {
    if (category.id === moved?.id) return [];
    const label = above + category.categoryName;
    const below = category.children.flatMap((child) => choices(child, `${label} / `));
    return fits(category) ? [{ value: category.id, label }, ...below] : below;
  };
  return roots.flatMap((root) => choices(root, ''));
}
