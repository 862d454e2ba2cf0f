import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { goodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { categorySchema, inputOf, newCategory, valuesOf } from './categorySchema.ts';
import { typeChoices } from './patternChoices.ts';

interface CategoryFormProps extends RowForm<Schemas['PurchasingCategory']> {
  /** The school of a new category. */
  companyId: string;
}

/** Creates or edits a category. */
export default function CategoryForm({ row: category, companyId, onClose, onReload }: CategoryFormProps) {
  const query = { companyId: category?.companyId ?? companyId };
  const executions = useApiQuery('listPurchasingExecutions', { query });
  const goods = useApiQuery('getGoodsCategoryTree', { query });
  const depts = useApiQuery('getLocalDeptTree', { query });
  const create = useApiMutation('savePurchasingCategory');
  const update = useApiMutation('updatePurchasingCategory');
  const form = useForm({
    resolver: useRules(categorySchema),
    defaultValues: category ? valuesOf(category) : newCategory,
    ...(category && { values: valuesOf(category) }),
  });
  const { control } = form;
  const chosen = category?.executionIds ?? [];
  const choices = (executions.data ?? [])
    .filter(({ id, status }) => status === 'ENABLED' || chosen.includes(id))
    .map(({ id, executionName }) => ({ value: id, label: executionName }));
  return (
    <FormDrawer
      saved={{ thing: 'purchasing.categoryThing', name: 'categoryName' }}
      title={category ? ['purchasing.editCategory', { name: category.categoryName }] : ['purchasing.create_categories']}
      form={form}
      waitFor={[executions, goods, depts]}
      draft={category?.id ?? `new category in ${companyId}`}
      onSubmit={(values) =>
        category
          ? update.mutateAsync({ path: { id: category.id }, body: { version: category.version, ...inputOf(values) } })
          : create.mutateAsync({ body: { ...inputOf(values), ...query } })
      }
      onClose={onClose}
      onReload={onReload}
    >
      <TextField control={control} name="categoryName" label="purchasing.category" limit={50} required />
      <TextField control={control} name="categoryCode" label="purchasing.code" hint="purchasing.codeHint" limit={30} required />
      <RadioField control={control} name="purchaseType" label="purchasing.purchaseType" choices={typeChoices} />
      <MoneyField control={control} name="amountMin" label="purchasing.amountMin" required />
      <MoneyField control={control} name="amountMax" label="purchasing.amountMax" hint="purchasing.amountHint" />
      <ChoicesField
        control={control}
        name="executionIds"
        label="purchasing.executions"
        hint={choices.length > 0 ? 'purchasing.executionsHint' : 'purchasing.noExecutions'}
        choices={choices}
        required
      />
      <ChoicesField
        control={control}
        name="goodsCategoryIds"
        label="purchasing.goods"
        placeholder="purchasing.allGoods"
        choices={goodsChoices(goods.data ?? [])}
      />
      <ChoicesField
        control={control}
        name="deptIds"
        label="purchasing.depts"
        placeholder="purchasing.allDepts"
        choices={deptChoices(depts.data ?? [])}
      />
      <SwitchField control={control} name="needArgumentReport" label="purchasing.argumentReport" hint="purchasing.argumentHint" />
      <TextField control={control} name="sort" label="purchasing.sort" hint="ui.sortHint" limit={4} />
    </FormDrawer>
  );
}
