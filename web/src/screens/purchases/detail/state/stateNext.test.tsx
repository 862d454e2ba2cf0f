import type { Schemas } from '@campus-procurement/sdk';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { biddingNow, claimed, closed, hence, openBidding } from '#testing/openBidding.ts';
import { api } from '#testing/renderApp.tsx';

type Detail = Schemas['ProjectDetail'];
type Bidding = Schemas['Bidding'];

const base: Detail = { ...claimed, allowedActions: [], turns: [], officerName: '孙立群' };
const both = { names: ['王晓梅', '孙立群'], anyOf: true };
const officer = { names: ['孙立群'] };
const start = '2026-03-09T09:00:00+08:00';
const judging = { ...closed, documentsOpenTime: hence(-1), stage: 'JUDGING', judging: 'PENDING' } as const;
const late = { ...closed, decisionDeadline: hence(-30), decisionOverdue: true };
const standing = { time: hence(-1), reason: 'Checked', leastEndTime: null, nextEndTime: null };
const stopped = (cause: Schemas['Suspension']['cause']) => {
  return { ...biddingNow, suspension: { ...standing, cause } };
};
const decide = (hours: number) => aTurn('DECIDE', { ...both, until: hence(hours) });

const cases: [status: Detail['status'], turn: Schemas['Turn'] | null, bidding: Bidding, said: (string | RegExp)[]][] = [
  ['PUBLISHED', null, { ...biddingNow, stage: 'ANNOUNCED', startTime: start }, ['2026/03/09 09:00 开始报价']],
  ['BIDDING', null, biddingNow, [/自动截止$/, /^还剩 (10 小时|9 小时 59 分钟)$/]],
  ['OPENING', null, { ...biddingNow, endTime: hence(-0.0005) }, ['已截止，系统正在封标']],
  ['OPENING', null, { ...closed, automatic: true, witnessNeeded: false }, ['系统自动公开技术部分']],
  ['OPENING', aTurn('WITNESS_OPENING'), closed, ['等一位见证人见证开标', /审计人员都可以在首页或本页见证；之后由孙立群公开/]],
  ['OPENING', aTurn('WITNESS_OPENING', { mine: true }), closed, ['您见证开标，之后采购专员公开']],
  ['OPENING', aTurn('JUDGE', both), judging, ['等王晓梅或孙立群审查是否符合要求']],
  ['OPENING', aTurn('JUDGE', { ...both, mine: true }), judging, ['您审查是否符合要求']],
  ['OPENING', aTurn('OPEN_PRICES', officer), judging, ['等孙立群公开价格']],
  ['OPENING', aTurn('OPEN_PRICES', { ...officer, mine: true }), judging, ['您公开价格']],
  ['OPENING', aTurn('DECLARE_FAILED', { mine: true }), judging, ['您宣布流标']],
  ['DECIDING', decide(-30), late, ['等王晓梅或孙立群定标', /已过 1 天 [56] 小时$/]],
  ['DECIDING', decide(20), { ...closed, decisionDelayTimes: 1 }, [/自动延期 24 小时（自动延期 1\/3）/]],
  ['DECIDING', decide(20), { ...closed, decisionDelayTimes: 3 }, [/^已自动延期 3\/3 次；到期仍未定标/]],
  [
    'SUSPENDED',
    aTurn('APPROVE', { ...officer, bizType: 'TERMINATION' }),
    stopped('TERMINATION'),
    ['等孙立群审批终止', /^原因：Checked/],
  ],
  ['SUSPENDED', aTurn('APPROVE', { ...officer, bizType: 'MODIFICATION' }), stopped('MODIFICATION'), ['等孙立群审批变更']],
  ['SUSPENDED', aTurn('RESUME', officer), stopped('OFFICER'), ['等孙立群恢复采购', /^原因：Checked/]],
  ['FAILED', null, { ...closed, stage: 'FAILED', failReason: 'TOO_FEW_BIDDERS' }, ['已流标', /^报价家数不足/]],
];

test.each(cases)(
  'in %s the page says what comes next, who does it and until when (case %#)',
  async (status, turn, bidding, said) => {
    api.override('listParticipants', []);
    await openBidding({ ...base, status, turns: turn ? [turn] : [] }, bidding);
    const name = status === 'FAILED' ? '结果' : '接下来';
    const next = within(await screen.findByRole('region', { name }));
    for (const text of said) expect(await next.findByText(text)).toBeVisible();
  },
);

test('where the rules of a purchase do not put the decision off, nothing of it is said', async () => {
  const { pattern } = base;
  if (!pattern) throw new Error('the purchase has rules');
  const switches = { ...pattern.switches, ifAutoDelayWhenNoDecision: false };
  api.override('listParticipants', []);
  await openBidding({ ...base, status: 'DECIDING', pattern: { ...pattern, switches }, turns: [decide(20)] }, closed);
  const next = within(await screen.findByRole('region', { name: '接下来' }));
  expect(await next.findByText('等王晓梅或孙立群定标')).toBeVisible();
  expect(next.queryByText(/自动延期/)).toBeNull();
});
