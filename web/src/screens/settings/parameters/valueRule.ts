import type { Schemas } from '@campus-procurement/sdk';
import { characterValueTypeValues } from '@campus-procurement/sdk/values';

type ValueType = Schemas['CharacterValueType'];

export const typeChoices = characterValueTypeValues.map((value) => ({ value, label: `parameters.type${value}` as const }));

const fits: Record<ValueType, (value: string) => boolean> = {
  SWITCH: (value) => value === 'Y' || value === 'N',
  TEXT: () => true,
  NUMBER: (value) => /^-?\d{1,15}(\.\d{1,6})?$/.test(value),
  URL: (value) => value === '' || value === 'Y' || (value.startsWith('https://') && URL.canParse(value)),
  JSON: (value) => {
    try {
      JSON.parse(value);
      return true;
    } catch {
      return false;
    }
  },
};

/** Returns whether a value is of its parameter's type: the rule `valueType` of the API description. */
export const isOfType = (valueType: ValueType, value: string): boolean => fits[valueType](value);
