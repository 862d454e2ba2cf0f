import type { Schemas } from '@campus-procurement/sdk';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';

type BidConfig = Schemas['BidConfigInput'];

/**
 * Checks that the bidding rules belong to the kind of execution and do not contradict each other.
 * @throws Failure `invalid` with the rules `contradiction` and `sum`
 */
export function checkBidConfig(executionCode: Schemas['ExecutionCode'], config: BidConfig | null): void {
  const contradicts = (field: string): BrokenRule => ({ field, rule: 'contradiction' });
  if ((executionCode === 'ONLINE_BID') !== (config !== null)) throw invalid(contradicts('bidConfig'));
  if (config === null) return;
  const fields = contradictions(config).map((field) => contradicts(`bidConfig.${field}`));
  const weights = config.scoreWeights;
  const sum = weights === null ? 100 : weights.price + weights.service + weights.credit + weights.delivery;
  if (sum !== 100) fields.push({ field: 'bidConfig.scoreWeights', rule: 'sum', params: { limit: 100 } });
  if (fields.length > 0) throw invalid(...fields);
}

function contradictions(config: BidConfig): string[] {
  const { minBidders, reMinBidders, noticeHours, joinDeadlineHours, scoreWeights } = config;
  const onlyOpen = ['minDecrement', 'minDecrementPercent', 'showLowestPrice', 'showRank', 'allowTie'] as const;
  return [
    ...(reMinBidders > minBidders ? ['reMinBidders'] : []),
    ...(joinDeadlineHours !== null && joinDeadlineHours >= noticeHours ? ['joinDeadlineHours'] : []),
    ...(config.bidMode === 'OPEN' ? [] : onlyOpen.filter((field) => Boolean(config[field]))),
    ...((config.awardRule === 'COMPREHENSIVE') === (scoreWeights !== null) ? [] : ['scoreWeights']),
  ];
}
