import type { FieldValues } from 'react-hook-form';
import { DecimalField } from '#ui/fields/DecimalField.tsx';
import type { FieldProps } from '#ui/fields/FieldProps.ts';
import { quantityOf } from '#ui/fields/typedNumbers.ts';

interface QuantityFieldProps<V extends FieldValues> extends Omit<FieldProps<V, string>, 'hint'> {
  /** What is counted. */
  unit: string;
  /** A sentence of help below the label, e.g. how much there is. */
  note?: string;
}

/** How much of something. */
export function QuantityField<V extends FieldValues>(props: QuantityFieldProps<V>) {
  return <DecimalField {...props} read={quantityOf} />;
}
