import type { Control } from 'react-hook-form';
import { type Choice, LookupField } from '#ui/fields/LookupField.tsx';
import { QuantityField } from '../quantities/QuantityField.tsx';
import type { ConfirmValues } from './confirmSchema.ts';

interface ArrivalFieldsProps {
  control: Control<ConfirmValues>;
  index: number;
  /** The places of the store that the goods go to. */
  places: readonly Choice[];
  unit: string;
}

/** What arrived of a line of a transfer, and where it was put. */
export function ArrivalFields({ control, index, places, unit }: ArrivalFieldsProps) {
  return (
    <>
      <QuantityField control={control} name={`items.${index}.receivedQuantity`} label="stock.received" unit={unit} required />
      <LookupField control={control} name={`items.${index}.locationId`} label="stock.place" choices={places} />
    </>
  );
}
