import type { Translate } from '#i18n/messages.ts';
import type { Fault } from './fault.ts';
import { type NumberField, noTerms, numberOf, phoneOf, ranges, type TermField, type TermValues } from './termValues.ts';
import { amountOf } from './typedNumbers.ts';

/** Whether a field is one of the terms. */
export const isTerm = (name: string): name is TermField => Object.hasOwn(noTerms, name);

/** A fault of one of the terms. */
export function termFault(t: Translate, name: TermField, message: string): Fault {
  return { field: `terms.${name}`, question: 'terms', label: t(`sponsor.term_${name}`), message };
}

/** The terms that cannot be sent as they stand. */
export function malformedTerms(t: Translate, terms: TermValues): Fault[] {
  const isTyped = (name: TermField) => terms[name].trim() !== '';
  const numbers = (Object.keys(ranges) as NumberField[])
    .filter((name) => isTyped(name) && numberOf(name, terms[name]) === null)
    .map((name) => termFault(t, name, t('sponsor.rangeRule', { least: ranges[name][0], most: ranges[name][1] })));
  return [
    ...(isTyped('priceCeiling') && amountOf(terms.priceCeiling) === null
      ? [termFault(t, 'priceCeiling', t('sponsor.amountRule'))]
      : []),
    ...numbers,
    ...(isTyped('contactPhone') && phoneOf(terms.contactPhone) === null
      ? [termFault(t, 'contactPhone', t('sponsor.phoneRule'))]
      : []),
  ];
}
