import type { Schemas } from '@campus-procurement/sdk';
import { characterValueTypeValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';
import { isOfType } from './valueRule.ts';

/** The rules of `CharacterInput` in the description, in words. */
export function parameterSchema(t: Translate) {
  const fields = z.object({
    paramKey: z.string().check(z.trim(), z.regex(/^[A-Za-z][A-Za-z0-9_]{1,63}$/, t('parameters.keyRule'))),
    paramName: fieldRules(t).required('parameters.name'),
    valueType: z.enum(characterValueTypeValues),
    paramValue: z.string().check(z.trim()),
    description: z.string().check(z.trim()),
    effectScope: z.string().check(z.trim()),
  });
  return fields.check(
    z.refine(({ valueType, paramValue }) => isOfType(valueType, paramValue), {
      error: t('parameters.valueRule'),
      path: ['paramValue'],
    }),
  );
}

export type ParameterValues = z.infer<ReturnType<typeof parameterSchema>>;

/** The same for the value that a school has of its own. */
export function valueSchema(t: Translate, valueType: Schemas['CharacterValueType']) {
  const fits = z.refine<string>((text) => isOfType(valueType, text), t('parameters.valueRule'));
  return z.object({ paramValue: z.string().check(z.trim(), fits) });
}
