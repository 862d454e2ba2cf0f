import type { Schemas } from '@campus-procurement/sdk';
import { invalid } from '#platform/failure/failure.ts';

const fits: Record<Schemas['CharacterValueType'], (value: string) => boolean> = {
  SWITCH: (value) => value === 'Y' || value === 'N',
  TEXT: () => true,
  NUMBER: (value) => /^-?\d{1,15}(\.\d{1,6})?$/.test(value),
  // `Y` means the default that comes with the product.
  URL: (value) => value === '' || value === 'Y' || (/^https:\/\//.test(value) && URL.canParse(value)),
  JSON: isJson,
};

/** @throws Failure `invalid` with rule `valueType` for a value that is not of the parameter's type */
export function refuseMisfit(valueType: Schemas['CharacterValueType'], value: string): void {
  if (!fits[valueType](value)) throw invalid({ field: 'paramValue', rule: 'valueType', params: { valueType } });
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
