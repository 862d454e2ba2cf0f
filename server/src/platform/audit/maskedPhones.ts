import { masked } from '../values/masked.ts';

const phones = new Set(['phone', 'contactPhone']);

/** A copy of a value in whose members too little is shown of a phone number to call it. */
export function maskedPhones(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskedPhones);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      phones.has(name) && typeof member === 'string' ? masked(member) : maskedPhones(member),
    ]),
  );
}
