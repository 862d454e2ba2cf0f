import type { Schemas } from '@campus-procurement/sdk';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';

const onOff = [
  { value: 'Y', label: 'ui.enabled' },
  { value: 'N', label: 'ui.disabled' },
] as const;

interface ValueFieldProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPathByValue<V, string>;
  valueType: Schemas['CharacterValueType'];
}

/** The input for a value, according to its type. */
export function ValueField<V extends FieldValues>({ control, name, valueType }: ValueFieldProps<V>) {
  const field = { control, name, label: 'parameters.value', hint: `parameters.hint${valueType}` } as const;
  if (valueType === 'SWITCH') return <RadioField {...field} choices={onOff} required />;
  return <TextField {...field} limit={500} multiline={valueType === 'TEXT' || valueType === 'JSON'} />;
}
