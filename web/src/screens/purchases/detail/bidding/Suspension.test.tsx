import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { biddingNow, claimed } from '#testing/openBidding.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const path = '/purchase-management/project-info';

async function open(status: Schemas['ProjectStatus'], bidding: Schemas['Bidding'], turns: Schemas['Turn'][] = []) {
  api.override('getUserMenu', [menuItem(path, '项目详情')]);
  api.override('getProjectDetail', { ...claimed, id: 'one', status, turns });
  api.override('getBidding', bidding);
  return renderApp(`${path}?id=one`);
}

test('a bidding is suspended with a reason, after a question', async () => {
  const { user } = await open('BIDDING', { ...biddingNow, allowedActions: ['SUSPEND'] });
  await user.click(await screen.findByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '暂停采购' }));
  const form = within(await screen.findByRole('dialog', { name: /暂停/ }));
  await user.type(form.getByRole('textbox', { name: /暂停原因/ }), '核实技术参数');
  await user.click(form.getByRole('button', { name: '暂停采购' }));
  const question = within(await screen.findByRole('dialog', { name: /现在暂停/ }));
  await user.click(question.getByRole('button', { name: '暂停采购' }));
  await waitFor(() => expect(callsOf('suspendProject')).toHaveLength(1));
  expect(callsOf('suspendProject')[0]?.body).toEqual({ reason: '核实技术参数', version: biddingNow.version });
});

test('what stands still says since when and why, and counts nothing down', async () => {
  const suspension: Schemas['Suspension'] = {
    time: biddingNow.startTime,
    cause: 'OFFICER',
    reason: '核实技术参数',
    leastEndTime: '2026-03-20T10:00:00+08:00',
    nextEndTime: '2026-03-20T16:00:00+08:00',
  };
  const halted = { ...biddingNow, suspension, allowedActions: ['RESUME' as const] };
  const { user } = await open('SUSPENDED', halted, [aTurn('RESUME', { mine: true })]);
  expect(await screen.findByText('已暂停：核实技术参数')).toBeVisible();
  expect(screen.getByText('暂停于')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(screen.getByRole('button', { name: '恢复采购' }));
  const form = within(await screen.findByRole('dialog', { name: /恢复/ }));
  expect(form.getByText(/不早于/)).toBeVisible();
  await user.click(form.getByRole('button', { name: '恢复采购' }));
  await waitFor(() => expect(callsOf('resumeProject')).toHaveLength(1));
  expect(callsOf('resumeProject')[0]?.body).toMatchObject({ bidEndTime: '2026-03-20T16:00:00+08:00' });
});
