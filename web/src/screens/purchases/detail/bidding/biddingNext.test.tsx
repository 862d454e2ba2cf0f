import type { Schemas } from '@campus-procurement/sdk';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bidder, biddingNow, claimed, closed, hence, openBidding } from '#testing/openBidding.ts';
import { api } from '#testing/renderApp.tsx';

type Detail = Schemas['ProjectDetail'];
type Bidding = Schemas['Bidding'];

const base: Detail = { ...claimed, allowedActions: [], waitsForMe: false, waitingFor: ['孙立群'], officerName: '孙立群' };
const start = '2026-03-09T09:00:00+08:00';
const opened = { documentsOpenTime: hence(-1), stage: 'JUDGING', judging: 'PENDING' } as const;
const judged = { ...opened, judging: 'COMPLIANT', allowedActions: ['JUDGE'] } as const;
const witnessed = { witnesses: [{ stage: 'PRICES' as const, userName: '郑秋实', time: hence(-1) }] };

const standing = { time: hence(-1), reason: 'Checked', leastEndTime: null, nextEndTime: null };

const cases: [status: Detail['status'], bidding: Bidding, said: (string | RegExp)[]][] = [
  ['PUBLISHED', { ...biddingNow, stage: 'ANNOUNCED', startTime: start }, ['2026/03/09 09:00 开始报价']],
  ['BIDDING', biddingNow, [/自动截止$/, /^还剩 (10 小时|9 小时 59 分钟)$/]],
  ['OPENING', { ...biddingNow, endTime: hence(-0.0005) }, ['已截止，系统正在封标']],
  ['OPENING', closed, ['等一位见证人见证开标', /审计人员都可以在首页或本页见证；之后由孙立群公开/]],
  ['OPENING', { ...closed, allowedActions: ['WITNESS'] }, ['您见证开标，之后采购专员公开']],
  ['OPENING', { ...closed, automatic: true, witnessNeeded: false }, ['系统自动公开技术部分']],
  ['OPENING', { ...closed, ...opened }, ['等王晓梅或孙立群审查是否符合要求']],
  ['OPENING', { ...closed, ...opened, allowedActions: ['JUDGE'] }, ['您审查是否符合要求']],
  ['OPENING', { ...closed, ...judged, allowedActions: ['JUDGE'] }, ['等一位见证人见证开标']],
  ['OPENING', { ...closed, ...judged, ...witnessed, allowedActions: ['JUDGE'] }, ['等孙立群公开价格']],
  ['OPENING', { ...closed, ...judged, ...witnessed, allowedActions: ['OPEN_PRICES'] }, ['您公开价格']],
  ['OPENING', { ...closed, ...opened, judging: 'NONE', allowedActions: ['DECLARE_FAILED'] }, ['您宣布流标']],
  [
    'DECIDING',
    { ...closed, decisionDeadline: hence(-30), decisionOverdue: true },
    ['等王晓梅或孙立群定标', /^已过 1 天 [56] 小时$/],
  ],
  ['DECIDING', { ...closed, decisionDeadline: hence(20), decisionDelayTimes: 1 }, [/自动延期 24 小时（自动延期 1\/3）/]],
  ['DECIDING', { ...closed, decisionDeadline: hence(20), decisionDelayTimes: 3 }, [/^已自动延期 3\/3 次；到期仍未定标/]],
  [
    'SUSPENDED',
    { ...biddingNow, suspension: { ...standing, cause: 'TERMINATION' } },
    ['已暂停，等孙立群审批终止', /^原因：Checked/],
  ],
  ['SUSPENDED', { ...biddingNow, suspension: { ...standing, cause: 'MODIFICATION' } }, ['已暂停，等孙立群审批变更']],
  ['FAILED', { ...closed, stage: 'FAILED', failReason: 'TOO_FEW_BIDDERS' }, ['已流标', /^报价家数不足/]],
];

test.each(cases)('in %s the page says what comes next, who does it and until when (case %#)', async (status, bidding, said) => {
  api.override('listParticipants', []);
  await openBidding({ ...base, status }, bidding);
  const name = status === 'FAILED' ? '结果' : '接下来';
  const next = within(await screen.findByRole('region', { name }));
  for (const text of said) expect(await next.findByText(text)).toBeVisible();
});

test('who has said no to the last quote waits for the other judge', async () => {
  const said = { stage: 'COMPLIANCE', result: 'FAIL', reason: '转速不足', time: hence(-1) } as const;
  const judgements = [{ ...said, judgeName: '孙立群', mine: true }];
  api.override('listParticipants', [bidder(1, { compliant: true }), bidder(2, { judgements })]);
  await openBidding({ ...base, status: 'OPENING' }, { ...closed, ...opened, allowedActions: ['JUDGE'] });
  const next = within(await screen.findByRole('region', { name: '接下来' }));
  expect(await next.findByText('等王晓梅审查是否符合要求')).toBeVisible();
});

test('where the rules of a purchase do not put the decision off, nothing of it is said', async () => {
  const { pattern } = base;
  if (!pattern) throw new Error('the purchase has rules');
  const switches = { ...pattern.switches, ifAutoDelayWhenNoDecision: false };
  api.override('listParticipants', []);
  await openBidding(
    { ...base, status: 'DECIDING', pattern: { ...pattern, switches } },
    { ...closed, decisionDeadline: hence(20) },
  );
  const next = within(await screen.findByRole('region', { name: '接下来' }));
  expect(await next.findByText('等王晓梅或孙立群定标')).toBeVisible();
  expect(next.queryByText(/自动延期/)).toBeNull();
});
