import { useApiMutation, useApiQuery, useDictionary } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { CategorySwitches } from './CategorySwitches.tsx';
import { type CategoryValues, categorySchema, type Editing, inputOf, limits, parentsFor, valuesOf } from './categorySchema.ts';

interface GoodsCategoryFormProps extends Reloading {
  editing: Editing;
  /** The school whose tree is shown, which also owns new categories. */
  companyId: string;
}

const platformId = '0';
const typeChoices = [
  { value: 'GOODS', label: 'goodsCategories.typeGOODS' },
  { value: 'SERVICE', label: 'goodsCategories.typeSERVICE' },
  { value: 'ENGINEERING', label: 'goodsCategories.typeENGINEERING' },
] as const;

/** Creates, edits or moves a category. */
export default function GoodsCategoryForm({ editing, companyId, onClose, onReload }: GoodsCategoryFormProps) {
  const category = 'category' in editing ? editing.category : null;
  const above = 'above' in editing ? editing.above : null;
  const owner = category?.companyId ?? companyId;
  const tree = useApiQuery('getGoodsCategoryTree', { query: owner === platformId ? {} : { companyId: owner } });
  const depts = useApiQuery('getLocalDeptTree', { query: { companyId: owner } }, { enabled: owner !== platformId });
  const { choices: units } = useDictionary('unit');
  const create = useApiMutation('saveGoodsCategory');
  const update = useApiMutation('updateGoodsCategory');
  const form = useForm({
    resolver: useRules(categorySchema),
    defaultValues: valuesOf(editing),
    ...(category && { values: valuesOf(editing) }),
  });
  const { control } = form;

  function save(values: CategoryValues) {
    const { purchaseType, ...input } = inputOf(values);
    if (!category) return create.mutateAsync({ body: { ...input, purchaseType, companyId: owner } });
    return update.mutateAsync({ path: { id: category.id }, body: { version: category.version, ...input } });
  }

  return (
    <FormDrawer
      saved={{ thing: 'goodsCategories.thing', name: 'categoryName' }}
      title={category ? ['goodsCategories.edit', { name: category.categoryName }] : ['goodsCategories.create']}
      form={form}
      waitFor={[tree]}
      draft={category?.id ?? (above ? `new in ${owner} below ${above.id}` : `new in ${owner}`)}
      onSubmit={save}
      onClose={onClose}
      onReload={onReload}
    >
      <LookupField
        control={control}
        name="parentId"
        label="goodsCategories.parent"
        hint={category ? 'goodsCategories.parentHint' : undefined}
        choices={parentsFor(editing, tree.data ?? [])}
        readOnly={category === null}
      />
      <TextField
        control={control}
        name="categoryCode"
        label="goodsCategories.code"
        hint="goodsCategories.codeHint"
        limit={limits.categoryCode}
        required
      />
      <TextField control={control} name="categoryName" label="goodsCategories.name" limit={limits.categoryName} required />
      <RadioField
        control={control}
        name="purchaseType"
        label="goodsCategories.purchaseType"
        choices={typeChoices}
        readOnly={category !== null || above !== null}
      />
      <LookupField control={control} name="unit" label="goodsCategories.unit" choices={units} />
      {owner !== platformId && (
        <LookupField
          control={control}
          name="managerDeptId"
          label="goodsCategories.manager"
          hint="goodsCategories.managerHint"
          choices={deptChoices(depts.data ?? [])}
        />
      )}
      <SwitchField
        control={control}
        name="needArgumentReport"
        label="goodsCategories.needArgumentReport"
        hint="goodsCategories.needArgumentHint"
      />
      <MoneyField
        control={control}
        name="argumentThreshold"
        label="goodsCategories.argumentThreshold"
        hint="goodsCategories.argumentHint"
      />
      <CategorySwitches control={control} />
      <TextField control={control} name="sort" label="goodsCategories.sort" hint="ui.sortHint" limit={limits.sort} />
    </FormDrawer>
  );
}
