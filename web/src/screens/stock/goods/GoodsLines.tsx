import type { Schemas } from '@campus-procurement/sdk';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { UnitPriceField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { QuantityField } from '../quantities/QuantityField.tsx';
import { type DraftValues, limits } from './draftSchema.ts';
import { LineList } from './LineList.tsx';

interface GoodsLinesProps {
  form: UseFormReturn<DraftValues>;
  /** The places of the store. */
  places: readonly Schemas['WarehouseLocation'][];
}

/** Lines of goods that are new in a store. */
export function GoodsLines({ form, places }: GoodsLinesProps) {
  const { control } = form;
  const categories = useGoodsChoices();
  const items = useWatch({ control, name: 'items' });
  const choices = places.map(({ id, locationCode, locationName }) => ({ value: id, label: `${locationCode} ${locationName}` }));
  return (
    <LineList form={form}>
      {(index) => (
        <>
          <TextField control={control} name={`items.${index}.itemName`} label="stock.goods" limit={limits.itemName} required />
          <LookupField control={control} name={`items.${index}.categoryId`} label="stock.category" choices={categories} />
          <TextField control={control} name={`items.${index}.unit`} label="stock.unit" limit={limits.unit} required />
          <QuantityField
            control={control}
            name={`items.${index}.quantity`}
            label="stock.quantity"
            unit={items[index]?.unit ?? ''}
            required
          />
          <UnitPriceField control={control} name={`items.${index}.unitCost`} label="stock.price" required />
          <LookupField control={control} name={`items.${index}.locationId`} label="stock.place" choices={choices} />
          <TextField control={control} name={`items.${index}.brand`} label="stock.brand" limit={limits.brand} />
          <TextField control={control} name={`items.${index}.model`} label="stock.model" limit={limits.model} />
          <TextField control={control} name={`items.${index}.batchNo`} label="stock.batch" limit={limits.batchNo} />
          <DateField control={control} name={`items.${index}.expireDate`} label="stock.expires" accuracy="day" />
        </>
      )}
    </LineList>
  );
}
