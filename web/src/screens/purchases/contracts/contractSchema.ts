import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { payConditionValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { today } from '#ui/date/dateRange.ts';
import { entryOf, idsOf } from '#ui/fields/fileEntry.ts';
import { fieldRules, typedNumber } from '#ui/form/fieldRules.ts';

export const limits = { name: 100, contact: 50, phone: 20, terms: 5000, months: 3, plans: 20 };

/** Of the amount, at most a tenth is kept back. */
const retentionShare = 10n;

/** A part of the amount, as far as the rules ask. */
type Planned = Pick<Schemas['PaymentPlanInput'], 'condition' | 'amount'>;

/** The rules of `ContractChanges` in the API description, with their messages. @param amount that of the award */
export function contractSchema(t: Translate, amount: string) {
  const rules = fieldRules(t);
  const plan = z.object({
    condition: z.enum(payConditionValues),
    amount: rules.amountAboveZero,
    planDate: z.string(),
  });
  return z.object({
    contractName: rules.required('contracts.name'),
    partyAContact: rules.required('contracts.contactA'),
    partyAPhone: rules.required('contracts.phoneA'),
    partyBContact: rules.required('contracts.contactB'),
    partyBPhone: rules.required('contracts.phoneB'),
    deliveryDate: rules
      .chosen('contracts.deliveryDate')
      .check(z.refine((day) => day === '' || day >= today(), t('validation.notPast'))),
    warrantyMonths: typedNumber.check(z.regex(/^(\d{1,2}|1[01]\d|120)$/, t('validation.whole', { least: 0, most: 120 }))),
    terms: z.string().check(z.trim()),
    paymentPlans: z.array(plan).check(
      z.minLength(1, t('contracts.planNone')),
      z.refine((plans: Planned[]) => compareMoney(restOf(amount, plans), '0.00') === 0, t('contracts.planSum', { amount })),
      z.refine((plans: Planned[]) => isKeptBack(amount, plans), t('contracts.planKept', { limit: keptLimit(amount) })),
    ),
    draftFile: rules.files,
  });
}

export type ContractValues = z.infer<ReturnType<typeof contractSchema>>;

const amountOf = ({ amount }: Pick<Planned, 'amount'>) => (/^\d+\.\d{2}$/.test(amount) ? amount : '0.00');

/** What of an amount is planned. */
export function plannedOf(plans: readonly Pick<Planned, 'amount'>[]): string {
  return sumOf(plans.map(amountOf));
}

/** What of an amount is not planned yet; below zero if too much is. */
export function restOf(amount: string, plans: readonly Pick<Planned, 'amount'>[]): string {
  return fromCents(toCents(amount) - toCents(plannedOf(plans)));
}

/** A share of an amount in per cent, rounded down to the cent. */
export function shareOf(amount: string, percent: number): string {
  return fromCents((toCents(amount) * BigInt(percent)) / 100n);
}

const keptLimit = (amount: string) => fromCents(toCents(amount) / retentionShare);

function isKeptBack(amount: string, plans: readonly Planned[]): boolean {
  const kept = plannedOf(plans.filter(({ condition }) => condition === 'RETENTION'));
  return compareMoney(kept, keptLimit(amount)) <= 0;
}

/** The values of the form of a contract. */
export function valuesOf(contract: Schemas['ContractDetail']): ContractValues {
  const { contractName, warrantyMonths, draftFile } = contract;
  return {
    contractName,
    partyAContact: contract.partyAContact ?? '',
    partyAPhone: contract.partyAPhone ?? '',
    partyBContact: contract.partyBContact ?? '',
    partyBPhone: contract.partyBPhone ?? '',
    deliveryDate: contract.deliveryDate ?? '',
    terms: contract.terms ?? '',
    warrantyMonths: warrantyMonths === null ? '' : String(warrantyMonths),
    paymentPlans: contract.paymentPlans.map(({ condition, amount, planDate }) => ({
      condition,
      amount,
      planDate: planDate ?? '',
    })),
    draftFile: draftFile === null ? [] : [entryOf(draftFile)],
  };
}

/** What is sent to save a draft. */
export function changesOf({ warrantyMonths, terms, paymentPlans, draftFile, ...texts }: ContractValues) {
  return {
    ...texts,
    warrantyMonths: Number(warrantyMonths),
    terms: terms === '' ? null : terms,
    paymentPlans: paymentPlans.map(({ condition, amount, planDate }) => ({ condition, amount, planDate: planDate || null })),
    draftFileId: idsOf(draftFile)[0] ?? null,
  };
}
