import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { today } from '#ui/date/dateRange.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';
import { type Item, parseQuantity } from './acceptanceState.ts';

export const limits = { place: 100, remark: 500, photos: 30, problem: 500, opinion: 1000, against: 20 };

/** What is entered of a line. Quantities are texts, as they are typed; serial numbers stand one a line. */
const lineValue = z.object({
  no: z.number(),
  arriveQuantity: z.string(),
  passQuantity: z.string(),
  problem: z.string(),
  serials: z.string(),
  warehouseId: z.string(),
});

export type LineValue = z.infer<typeof lineValue>;

/** The values of a line with which a form begins. */
export function lineValueOf({ no, arriveQuantity, passQuantity, problem, serialNos, warehouseId }: Item): LineValue {
  const texts = { problem: problem ?? '', serials: serialNos.join('\n'), warehouseId: warehouseId ?? '' };
  return { no, arriveQuantity, passQuantity, ...texts };
}

/** Texts that stand one a line. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What is wrong with a line, by field; empty if nothing is. */
export type LineFaults = Partial<Record<'arriveQuantity' | 'passQuantity' | 'problem' | 'warehouseId' | 'serialNos', string>>;

/** Finds what is wrong with a line. @param isCounted what passed is said, too */
export function lineFaults(t: Translate, line: LineValue, item: Item, isCounted: boolean): LineFaults {
  const [open, came, passed] = [item.openQuantity, line.arriveQuantity, line.passQuantity].map(parseQuantity);
  if (came === null || came === undefined) return { arriveQuantity: t('validation.quantity') };
  const faults: LineFaults = {};
  if (came > (open ?? 0)) faults.arriveQuantity = t('acceptances.tooMany');
  if (came > 0 && item.needsEntry && line.warehouseId === '')
    faults.warehouseId = t('validation.choose', { label: t('acceptances.store') });
  const pieces = Math.floor((isCounted ? (passed ?? 0) : came) / 1000);
  if (linesOf(line.serials).length > pieces) faults.serialNos = t('acceptances.serialsRule', { count: pieces });
  if (!isCounted) return faults;
  if (passed === null || passed === undefined) return { ...faults, passQuantity: t('validation.quantity') };
  if (passed > came) faults.passQuantity = t('acceptances.tooManyPassed');
  if (passed < came && line.problem.trim() === '') faults.problem = t('acceptances.problemRule');
  return faults;
}

function linesRule(t: Translate, items: readonly Item[], isCounted: boolean) {
  return z.array(lineValue).check(
    z.check(({ value: lines, issues }) => {
      const first = lines.flatMap((line) => {
        const item = items.find(({ no }) => no === line.no);
        return item ? Object.values(lineFaults(t, line, item, isCounted)).map((fault) => `${item.itemName}: ${fault}`) : [];
      })[0];
      if (first !== undefined) issues.push({ code: 'custom', input: lines, message: first });
    }),
  );
}

/** The rules of an arrival that is submitted. @param isSmall who signs is named with it */
export function arrivalSchema(t: Translate, items: readonly Item[], isSmall: boolean) {
  return z.object({
    arriveDate: z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, t('validation.choose', { label: t('acceptances.arrived') })),
      z.refine((day) => day <= today(), t('validation.past')),
    ),
    acceptPlace: fieldRules(t).required('acceptances.place'),
    items: linesRule(t, items, false).check(
      z.refine(
        (lines) => lines.some(({ arriveQuantity }) => (parseQuantity(arriveQuantity) ?? 0) > 0),
        t('acceptances.nothingCame'),
      ),
    ),
    photoIds: fieldRules(t).files.check(z.minLength(1, t('acceptances.photoRule'))),
    remark: z.string().check(z.trim()),
    memberIds: z
      .array(z.string())
      .check(z.refine((ids) => !isSmall || ids.length > 0, t('validation.choose', { label: t('acceptances.signers') }))),
  });
}

/** The rules of a signature. */
export function signSchema(t: Translate, items: readonly Item[]) {
  return z
    .object({
      items: linesRule(t, items, true),
      agree: z.enum(['YES', 'NO']),
      opinion: z.string().check(z.trim()),
      photoIds: fieldRules(t).files,
      conflictDeclared: fieldRules(t).confirmed,
    })
    .check(
      z.refine(({ agree, opinion }) => agree === 'YES' || opinion.length >= 2, {
        path: ['opinion'],
        message: t('acceptances.opinionRule'),
      }),
    );
}
