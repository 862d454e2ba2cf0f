import { useApiMutation, useRecord } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { LookupsField } from '#ui/fields/LookupsField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { bodyOf, limits, newProduct, type Product, type ProductValues, productSchema, valuesOf } from './productSchema.ts';

interface ProductFormProps {
  product: Product | null;
  onClose: () => void;
}

export function ProductForm({ product, onClose }: ProductFormProps) {
  const detail = useRecord('getProductDetail', { path: { id: product?.id ?? '' } }, { enabled: product !== null });
  const [suppliers, search] = useSupplierSearch('APPROVED');
  const categories = useGoodsChoices();
  const create = useApiMutation('saveProduct');
  const update = useApiMutation('updateProduct');
  const form = useForm({
    resolver: useRules(productSchema),
    defaultValues: newProduct,
    ...(detail.data && { values: valuesOf(detail.data) }),
  });
  const { control } = form;

  function save(values: ProductValues) {
    if (!product) return create.mutateAsync({ body: bodyOf(values) });
    if (!detail.data) throw new Error('The form is saved before the product has been read');
    return update.mutateAsync({ path: { id: product.id }, body: { version: detail.data.version, ...bodyOf(values) } });
  }

  async function reload() {
    const data = await detail.refetch();
    if (data) form.reset(valuesOf(data));
  }

  return (
    <FormDrawer
      saved={{ thing: 'products.thing', name: 'productName' }}
      title={product ? ['products.edit', { name: product.productName }] : ['products.create']}
      form={form}
      waitFor={[...(product ? [detail] : []), suppliers]}
      onSubmit={save}
      onClose={onClose}
      onReload={reload}
      draft={product?.id ?? 'new'}
    >
      <TextField control={control} name="productName" label="products.name" limit={limits.productName} required />
      <LookupField control={control} name="categoryId" label="products.category" choices={categories} required />
      <TextField control={control} name="brand" label="products.brand" limit={limits.brand} required />
      <TextField control={control} name="model" label="products.model" hint="products.modelHint" limit={limits.model} required />
      <MoneyField control={control} name="referencePrice" label="products.referencePrice" hint="products.priceHint" />
      <TextField control={control} name="parameters" label="products.parameters" limit={limits.parameters} multiline />
      <FilesField
        control={control}
        name="imageIds"
        label="products.images"
        hint="products.imagesHint"
        bizType="PRODUCT"
        limit={limits.images}
      />
      <LookupsField
        control={control}
        name="supplierIds"
        label="products.suppliers"
        hint="products.suppliersHint"
        found={(suppliers.data?.records ?? []).map(choiceOfSupplier)}
        onSearch={search}
        chosen={(detail.data?.suppliers ?? []).map(choiceOfSupplier)}
      />
    </FormDrawer>
  );
}
