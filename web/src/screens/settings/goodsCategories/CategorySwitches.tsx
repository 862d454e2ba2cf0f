import { type Control, useWatch } from 'react-hook-form';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { type CategoryValues, mayBeAsset } from './categorySchema.ts';

/** The qualities of a category that decide which way its goods are bought and kept. */
export function CategorySwitches({ control }: { control: Control<CategoryValues> }) {
  const [purchaseType, consumable] = useWatch({ control, name: ['purchaseType', 'consumable'] });
  return (
    <>
      <SwitchField control={control} name="hazardous" label="goodsCategories.hazardous" hint="goodsCategories.hazardousHint" />
      <SwitchField control={control} name="consumable" label="goodsCategories.consumable" hint="goodsCategories.consumableHint" />
      {mayBeAsset({ purchaseType, consumable }) && (
        <SwitchField
          control={control}
          name="fixedAsset"
          label="goodsCategories.fixedAsset"
          hint="goodsCategories.fixedAssetHint"
        />
      )}
      <SwitchField
        control={control}
        name="centralCatalogue"
        label="goodsCategories.centralCatalogue"
        hint="goodsCategories.centralCatalogueHint"
      />
      <SwitchField control={control} name="shareable" label="goodsCategories.shareable" hint="goodsCategories.shareableHint" />
    </>
  );
}
