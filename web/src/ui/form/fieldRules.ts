import { parseMoney, parseNumber, parseUnitPrice } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import type { FileEntry } from '../fields/fileEntry.ts';
import { passwordStrength } from '../fields/passwordStrength.ts';
import { quantityOf, wholeNumberOf } from '../fields/typedNumbers.ts';
import { hasPendingPictures } from '../text/pendingPictures.ts';

/** Puts a number as the server takes it in place of what was typed. What cannot be read stays, for the rule that follows to refuse. */
const read = (reader: (text: string) => string | null) => z.overwrite<string>((text) => reader(text) ?? text.trim());

/** A quantity as people write it, for the rule of the field to be added. */
export const typedQuantity = z.string().check(read(quantityOf));
/** A whole number as people write it, for the rule of the field to be added. */
export const typedNumber = z.string().check(read(wholeNumberOf));
/** A percentage as people write it, for the rule of the field to be added. */
export const typedPercent = z.string().check(read((text) => parseNumber(text, 2)));

/** Whether a text is an amount by the rule `amount`, so that it can be calculated with. */
export const isAmount = (text: string) => /^\d+\.\d{2}$/.test(text);

/** Rules of fields that several forms have, in words. */
export function fieldRules(t: Translate) {
  const amount = z.string().check(read(parseMoney), z.regex(/^(0|[1-9]\d{0,9})\.\d{2}$/, t('validation.amount')));
  return {
    /** A text that is typed. */
    required: (label: LabelKey) => z.string().check(z.trim(), z.minLength(1, t('validation.enter', { label: t(label) }))),
    /** A choice, a day or a time. */
    chosen: (label: LabelKey) => z.string().check(z.minLength(1, t('validation.choose', { label: t(label) }))),
    /** A text of some length, such as a reason. */
    least: (label: LabelKey, limit: number) =>
      z.string().check(z.trim(), z.minLength(limit, t('validation.least', { label: t(label), limit }))),
    /** What is said with `DeclarationField`. */
    confirmed: z.boolean().check(z.refine((isConfirmed) => isConfirmed, t('validation.confirm'))),
    /** An amount in yuan, or nothing; `parseMoney` of the SDK makes of it what the server takes. */
    money: z.string().check(read(parseMoney), z.regex(/^(\d{1,13}(\.\d{1,2})?)?$/, t('validation.amount'))),
    /** An amount as `MoneyField` leaves it, below ten billion yuan. */
    amount,
    /** An amount that is not nothing. */
    amountAboveZero: amount.check(z.refine((value) => !/^0+\.0+$/.test(value), t('validation.amountAboveZero'))),
    /** A price of one as `UnitPriceField` leaves it, below ten billion yuan. */
    unitPrice: z.string().check(read(parseUnitPrice), z.regex(/^(0|[1-9]\d{0,9})\.\d{2,4}$/, t('validation.unitPrice'))),
    /** Those that are still being uploaded are waited for. */
    files: z
      .array(z.custom<FileEntry>())
      .check(z.refine((entries) => entries.every(({ id }) => id !== null), t('ui.uploadRunning'))),
    /** Of `RichTextField`: it waits for pictures, too. */
    richText: (label: LabelKey) =>
      z.string().check(
        z.trim(),
        z.minLength(1, t('validation.enter', { label: t(label) })),
        z.refine((html) => !hasPendingPictures(html), t('ui.pictureRunning')),
      ),
    phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, t('validation.phone'))),
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/, t('ui.codeRule'))),
    /** A place in a list: small numbers come first. */
    sort: typedNumber.check(z.regex(/^\d{1,4}$/, t('validation.whole', { least: 0, most: 9999 }))),
    newPassword: z.string().check(z.refine((password) => passwordStrength(password) > 1, t('ui.passwordWeak'))),
  };
}
