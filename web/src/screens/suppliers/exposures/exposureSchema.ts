import type { Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { entryOf, idsOf } from '#ui/fields/fileEntry.ts';
import { fieldRules, typedNumber } from '#ui/form/fieldRules.ts';
import { levelChoices, typeChoices } from './exposureColumns.tsx';

export const limits = { fact: 5000, basis: 500, evidence: 20, deductScore: 3 };

/** The rules of `ExposureInput` in the API description, with their messages. */
export function exposureSchema(t: Translate) {
  const { chosen, files, least } = fieldRules(t);
  const dates = z.object({
    supplierId: chosen('exposures.supplier'),
    exposureType: z.enum(typeChoices.map(({ value }) => value)),
    level: z.enum(levelChoices.map(({ value }) => value)),
    fact: least('exposures.fact', 20),
    basis: z.string().check(z.trim()),
    startDate: chosen('exposures.startDate'),
    endDate: z.string(),
    deductScore: typedNumber.check(z.regex(/^(\d{1,2}|100)$/, t('validation.whole', { least: 0, most: 100 }))),
    evidenceIds: files,
  });
  const isInOrder = ({ startDate, endDate }: { startDate: string; endDate: string }) => endDate === '' || endDate >= startDate;
  return dates.check(z.refine(isInOrder, { path: ['endDate'], error: t('validation.order') }));
}

export type ExposureValues = z.infer<ReturnType<typeof exposureSchema>>;

export const newExposure: ExposureValues = {
  supplierId: '',
  exposureType: 'QUALITY',
  level: 'WARNING',
  fact: '',
  basis: '',
  startDate: '',
  endDate: '',
  deductScore: '5',
  evidenceIds: [],
};

export function valuesOf(exposure: Schemas['ExposureDetail']): ExposureValues {
  const { supplierId, exposureType, level, fact, basis, startDate, endDate, deductScore, evidence } = exposure;
  return {
    supplierId,
    exposureType,
    level,
    fact,
    startDate,
    basis: basis ?? '',
    endDate: endDate ?? '',
    deductScore: String(deductScore),
    evidenceIds: evidence.map(entryOf),
  };
}

export function bodyOf({ basis, endDate, deductScore, evidenceIds, ...values }: ExposureValues) {
  return {
    ...values,
    basis: basis || null,
    endDate: endDate || null,
    deductScore: Number(deductScore),
    evidenceIds: idsOf(evidenceIds),
  };
}
