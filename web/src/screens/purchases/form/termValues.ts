import type { Schemas } from '@campus-procurement/sdk';
import { amountOf, wholeNumberOf } from '#ui/fields/typedNumbers.ts';

/** What suppliers are told of a purchase by bidding, as it is typed; '' is nothing, and where the school has a rule, as it says. */
export interface TermValues {
  priceCeiling: string;
  minBidders: string;
  noticeHours: string;
  deliveryDays: string;
  warrantyMonths: string;
  paymentTerms: string;
  contactName: string;
  contactPhone: string;
  deliveryAddress: string;
  requirements: string;
}

export type TermField = keyof TermValues;

export const noTerms: TermValues = {
  priceCeiling: '',
  minBidders: '',
  noticeHours: '',
  deliveryDays: '',
  warrantyMonths: '',
  paymentTerms: '',
  contactName: '',
  contactPhone: '',
  deliveryAddress: '',
  requirements: '',
};

/** The range of each whole number. */
export const ranges = {
  minBidders: [1, 10],
  noticeHours: [24, 720],
  deliveryDays: [1, 365],
  warrantyMonths: [0, 120],
} as const satisfies Partial<Record<TermField, readonly [least: number, most: number]>>;
export type NumberField = keyof typeof ranges;

const texts = ['paymentTerms', 'contactName', 'deliveryAddress', 'requirements'] as const;
const phone = /^1[3-9]\d{9}$/;

/** Most characters of a text. */
export const limitOf: Record<(typeof texts)[number], number> = {
  paymentTerms: 200,
  contactName: 50,
  deliveryAddress: 200,
  requirements: 2000,
};

/** Returns a whole number within the range of its field; null for anything else. */
export function numberOf(field: NumberField, text: string): number | null {
  const [least, most] = ranges[field];
  const number = Number(wholeNumberOf(text) ?? Number.NaN);
  return number >= least && number <= most ? number : null;
}

/** Returns a phone without the spaces that people put into it; null if it is none. */
export function phoneOf(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  return phone.test(digits) ? digits : null;
}

/** The terms of a stored purchase as the form has them. */
export function termsOf(project: Pick<Schemas['ProjectDetail'], TermField>): TermValues {
  const names = Object.keys(noTerms) as TermField[];
  return Object.fromEntries(names.map((name) => [name, String(project[name] ?? '')])) as unknown as TermValues;
}

/** The terms as the server takes them: what is malformed is left out. */
export function inputOfTerms(terms: TermValues): Required<Pick<Schemas['ProjectInput'], TermField>> {
  const text = (name: (typeof texts)[number]) => terms[name].trim() || null;
  return {
    priceCeiling: amountOf(terms.priceCeiling),
    minBidders: numberOf('minBidders', terms.minBidders),
    noticeHours: numberOf('noticeHours', terms.noticeHours),
    deliveryDays: numberOf('deliveryDays', terms.deliveryDays),
    warrantyMonths: numberOf('warrantyMonths', terms.warrantyMonths),
    paymentTerms: text('paymentTerms'),
    deliveryAddress: text('deliveryAddress'),
    contactName: text('contactName'),
    contactPhone: phoneOf(terms.contactPhone),
    requirements: text('requirements'),
  };
}
