import { counted, number } from '@campus-procurement/sdk/texts';
import { nounOf } from '../nounOf.ts';
import type zh from '../zh-CN/validation.ts';

const validation: typeof zh = {
  enter: ({ label }) => `Enter ${nounOf(label)}.`,
  choose: ({ label }) => `Choose ${nounOf(label)}.`,
  upload: ({ label }) => `Upload ${nounOf(label)}.`,
  confirm: 'Confirm the declaration.',
  required: 'Fill in this field.',
  other: 'Enter a valid value.',
  least: ({ label, limit }) => `Enter ${nounOf(label)} of at least ${counted(limit, 'character')}.`,
  minLength: ({ limit }) => `Enter at least ${counted(limit, 'character')}.`,
  maxLength: ({ limit }) => `Enter at most ${counted(limit, 'character')}.`,
  length: ({ least, most }) => `Enter ${number(least)} to ${counted(most, 'character')}.`,
  minItems: ({ limit }) => `Add at least ${counted(limit, 'item')}.`,
  maxItems: ({ limit }) => `Add at most ${counted(limit, 'item')}.`,
  minimum: ({ limit }) => `Enter ${number(limit)} or more.`,
  maximum: ({ limit }) => `Enter ${number(limit)} or less.`,
  whole: ({ least, most }) => `Enter a whole number from ${number(least)} to ${number(most)}.`,
  quantity: 'Enter a quantity with at most three decimals.',
  quantityAboveZero: 'Enter a quantity above zero with at most three decimals.',
  amount: 'Enter an amount with at most two decimals.',
  amountAboveZero: 'Enter an amount above zero with at most two decimals.',
  unitPrice: 'Enter a unit price with at most four decimals.',
  unitPriceAboveZero: 'Enter a unit price above zero with at most four decimals.',
  past: 'Choose today or an earlier date.',
  notPast: 'Choose today or a later date.',
  future: 'Choose a time in the future.',
  order: 'Choose an end that is not before the start.',
  phone: 'Enter an 11-digit mobile number.',
  email: 'Enter a valid email address.',
  webAddress: 'Enter an address that starts with http:// or https://.',
  fileSize: ({ limit }) => `Choose a file of at most ${number(limit)} MB.`,
  fileCount: ({ limit }) => `Choose at most ${counted(limit, 'file')}.`,
  attention: ({ count }) => `${counted(count, 'field needs', 'fields need')} attention`,
};

export default validation;
