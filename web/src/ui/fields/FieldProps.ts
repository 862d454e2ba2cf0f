import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import type { LabelKey } from '#i18n/messages.ts';

/** What every field of a form is given. `Value` is what the field holds, so that only names of such values fit. */
export interface FieldProps<V extends FieldValues, Value> {
  control: Control<V>;
  name: FieldPathByValue<V, Value>;
  label: LabelKey;
  /** A sentence of help below the label. */
  hint?: LabelKey | undefined;
  required?: boolean;
  /** Shown and not to be changed. */
  readOnly?: boolean;
}
