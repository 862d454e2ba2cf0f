import type { Control } from 'react-hook-form';
import { DateField } from '#ui/fields/DateField.tsx';
import { type Choice, LookupField } from '#ui/fields/LookupField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { type ConfirmValues, limits } from './confirmSchema.ts';

interface PlaceFieldsProps {
  control: Control<ConfirmValues>;
  index: number;
  /** The places of the store. */
  places: readonly Choice[];
}

/** Where a line was put, and what stands on it. */
export function PlaceFields({ control, index, places }: PlaceFieldsProps) {
  return (
    <>
      <LookupField control={control} name={`items.${index}.locationId`} label="stock.place" choices={places} />
      <TextField control={control} name={`items.${index}.batchNo`} label="stock.batch" limit={limits.batchNo} />
      <DateField control={control} name={`items.${index}.expireDate`} label="stock.expires" accuracy="day" />
    </>
  );
}
