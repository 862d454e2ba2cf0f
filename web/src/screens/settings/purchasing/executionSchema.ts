import type { Schemas } from '@campus-procurement/sdk';
import { parseMoney } from '@campus-procurement/sdk/money';
import { executionCodeValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules, typedNumber, typedPercent } from '#ui/form/fieldRules.ts';

type Execution = Schemas['PurchasingExecution'];

/** The whole numbers among the bidding rules, with minimum and maximum. */
export const bidNumbers = {
  minBidders: [1, 10],
  reMinBidders: [1, 10],
  noticeHours: [24, 720],
  maxQuoteTimes: [0, 100],
  extendTriggerMinutes: [0, 60],
  extendMinutes: [1, 30],
  extendMaxTimes: [0, 20],
  decisionDays: [1, 15],
  autoDelayHours: [1, 240],
  autoDelayMaxTimes: [0, 10],
} as const;
export const weightNames = ['price', 'service', 'credit', 'delivery'] as const;
export type BidNumber = keyof typeof bidNumbers;

const isWhole = (text: string, [least, most]: readonly [number, number]) =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** The rules of `PurchasingExecutionInput` in the API description, with their messages. */
export function executionSchema(t: Translate) {
  const { required, money } = fieldRules(t);
  const whole = (range: readonly [number, number]) => {
    const error = t('validation.whole', { least: range[0], most: range[1] });
    return typedNumber.check(z.refine((text) => isWhole(text, range), error));
  };
  const orNone = (range: readonly [number, number]) => {
    const error = t('validation.whole', { least: range[0], most: range[1] });
    return typedNumber.check(z.refine((text) => text === '' || isWhole(text, range), error));
  };
  const bid = z.object({
    bidMode: z.enum(['SEALED', 'OPEN', 'SEALED_ROUNDS']),
    supplierScope: z.enum(['PUBLIC', 'LIBRARY', 'INVITED']),
    awardRule: z.enum(['LOWEST_PRICE', 'LOWEST_COMPLIANT', 'COMPREHENSIVE']),
    tieRule: z.enum(['EARLIEST', 'REQUOTE', 'CREDIT', 'DRAW']),
    minBidders: whole(bidNumbers.minBidders),
    reMinBidders: whole(bidNumbers.reMinBidders),
    noticeHours: whole(bidNumbers.noticeHours),
    maxQuoteTimes: whole(bidNumbers.maxQuoteTimes),
    extendTriggerMinutes: whole(bidNumbers.extendTriggerMinutes),
    extendMinutes: whole(bidNumbers.extendMinutes),
    extendMaxTimes: whole(bidNumbers.extendMaxTimes),
    decisionDays: whole(bidNumbers.decisionDays),
    autoDelayHours: whole(bidNumbers.autoDelayHours),
    autoDelayMaxTimes: whole(bidNumbers.autoDelayMaxTimes),
    joinDeadlineHours: orNone([0, 720]),
    abnormalLowPercent: orNone([1, 99]),
    minDecrement: money,
    minDecrementPercent: typedPercent.check(
      z.regex(/^$|^(0\.0[1-9]|0\.[1-9]\d?|[1-9](\.\d{1,2})?|[1-4]\d(\.\d{1,2})?|50(\.00?)?)$/, t('purchasing.percentRule')),
    ),
    depositAmount: money,
    priceCeilingRequired: z.boolean(),
    showLowestPrice: z.boolean(),
    showRank: z.boolean(),
    allowTie: z.boolean(),
    requireSample: z.boolean(),
    weights: z.object({ price: z.string(), service: z.string(), credit: z.string(), delivery: z.string() }),
  });
  const isWeighed = ({ awardRule, weights }: z.infer<typeof bid>) =>
    awardRule !== 'COMPREHENSIVE' ||
    (weightNames.every((name) => isWhole(weights[name], [0, 100])) &&
      weightNames.reduce((sum, name) => sum + Number(weights[name]), 0) === 100);
  return z.object({
    executionName: required('purchasing.execution'),
    executionCode: z.enum(executionCodeValues),
    needContract: z.boolean(),
    contractThreshold: money,
    publicityDays: whole([0, 10]),
    bidConfig: bid.check(
      z.refine(({ minBidders, reMinBidders }) => Number(reMinBidders) <= Number(minBidders), {
        error: t('purchasing.reMinRule'),
        path: ['reMinBidders'],
      }),
      z.refine(
        ({ noticeHours, joinDeadlineHours }) => joinDeadlineHours === '' || Number(joinDeadlineHours) < Number(noticeHours),
        {
          error: t('purchasing.joinRule'),
          path: ['joinDeadlineHours'],
        },
      ),
      z.refine(isWeighed, { error: t('purchasing.weightRule'), path: ['weights', 'price'] }),
    ),
  });
}

export type ExecutionValues = z.infer<ReturnType<typeof executionSchema>>;

/** The usual bidding rules, as the API description names them. */
const usual: ExecutionValues['bidConfig'] = {
  bidMode: 'SEALED',
  supplierScope: 'PUBLIC',
  awardRule: 'LOWEST_COMPLIANT',
  tieRule: 'EARLIEST',
  minBidders: '3',
  reMinBidders: '2',
  noticeHours: '72',
  maxQuoteTimes: '3',
  decisionDays: '3',
  extendTriggerMinutes: '5',
  extendMinutes: '5',
  extendMaxTimes: '6',
  autoDelayHours: '24',
  autoDelayMaxTimes: '3',
  joinDeadlineHours: '',
  abnormalLowPercent: '50',
  minDecrement: '',
  minDecrementPercent: '',
  depositAmount: '',
  priceCeilingRequired: true,
  showLowestPrice: false,
  showRank: false,
  allowTie: false,
  requireSample: false,
  weights: { price: '60', service: '20', credit: '10', delivery: '10' },
};

export const newExecution: ExecutionValues = {
  executionName: '',
  executionCode: 'ONLINE_BID',
  needContract: true,
  contractThreshold: '',
  publicityDays: '3',
  bidConfig: usual,
};

export function valuesOf(execution: Execution): ExecutionValues {
  const { executionName, executionCode, needContract, contractThreshold, publicityDays, bidConfig } = execution;
  const fields = { executionName, executionCode, needContract, contractThreshold: contractThreshold ?? '' };
  return { ...fields, publicityDays: String(publicityDays), bidConfig: bidConfig ? bidValuesOf(bidConfig) : usual };
}

function bidValuesOf({ scoreWeights, ...config }: NonNullable<Execution['bidConfig']>): ExecutionValues['bidConfig'] {
  const numbers = Object.fromEntries(Object.keys(bidNumbers).map((name) => [name, String(config[name as BidNumber])]));
  const weights = scoreWeights
    ? Object.fromEntries(weightNames.map((name) => [name, String(scoreWeights[name])]))
    : usual.weights;
  return {
    ...config,
    ...(numbers as Record<BidNumber, string>),
    joinDeadlineHours: String(config.joinDeadlineHours ?? ''),
    abnormalLowPercent: String(config.abnormalLowPercent ?? ''),
    minDecrement: config.minDecrement ?? '',
    minDecrementPercent: config.minDecrementPercent ?? '',
    depositAmount: config.depositAmount ?? '',
    weights: weights as ExecutionValues['bidConfig']['weights'],
  };
}

export function inputOf({
  executionCode,
  needContract,
  contractThreshold,
  publicityDays,
  bidConfig,
  ...values
}: ExecutionValues) {
  return {
    ...values,
    needContract,
    contractThreshold: needContract ? parseMoney(contractThreshold) : null,
    publicityDays: Number(publicityDays),
    bidConfig: executionCode === 'ONLINE_BID' ? bidInputOf(bidConfig) : null,
  };
}

/** Removes fields that do not apply: steps and displays are for open bidding only, weights for comprehensive scores only. */
function bidInputOf({ weights, ...config }: ExecutionValues['bidConfig']): Schemas['BidConfigInput'] {
  const isOpen = config.bidMode === 'OPEN';
  const numbers = Object.fromEntries(Object.keys(bidNumbers).map((name) => [name, Number(config[name as BidNumber])]));
  const scores = Object.fromEntries(weightNames.map((name) => [name, Number(weights[name])]));
  const orNull = (text: string) => (text === '' ? null : Number(text));
  return {
    ...config,
    ...(numbers as Record<BidNumber, number>),
    joinDeadlineHours: orNull(config.joinDeadlineHours),
    abnormalLowPercent: orNull(config.abnormalLowPercent),
    minDecrement: isOpen ? parseMoney(config.minDecrement) : null,
    minDecrementPercent: isOpen ? parseMoney(config.minDecrementPercent) : null,
    depositAmount: parseMoney(config.depositAmount),
    showLowestPrice: isOpen && config.showLowestPrice,
    showRank: isOpen && config.showRank,
    allowTie: isOpen && config.allowTie,
    scoreWeights: config.awardRule === 'COMPREHENSIVE' ? (scores as Record<(typeof weightNames)[number], number>) : null,
  };
}
