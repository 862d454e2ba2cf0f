import type { Schemas } from '@campus-procurement/sdk';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, renderApp } from '#testing/renderApp.tsx';

const [example] = api.example('queryProjectPage').records as [Schemas['Project']];
const me = api.example('getInfo');

test('an officer sees which of the own biddings have to be decided or end next, the most urgent first', async () => {
  const own = { ...example, officerId: me.id, lane: 'BIDDING' as const };
  const records: Schemas['Project'][] = [
    { ...own, id: 'late', projectName: '冰箱', status: 'BIDDING', nextTime: '2026-03-12T16:00:00+08:00' },
    { ...own, id: 'soon', projectName: '离心机', status: 'DECIDING', nextTime: '2026-03-10T16:00:00+08:00' },
  ];
  api.override('getInfo', { ...me, permissions: ['purchase:project:publish'], userType: 'STAFF' });
  api.override('getUserMenu', [menuItem('/', '首页')]);
  api.override('queryProjectPage', ({ query }) => {
    expect(query).toMatchObject({ officerId: me.id, sort: 'nextTime,asc' });
    const found = records.filter(({ status }) => status === query?.status);
    return { ...api.example('queryProjectPage'), records: found, total: found.length };
  });
  await renderApp('/');
  const panel = within(await screen.findByRole('region', { name: '竞价时点' }));
  await panel.findByText('离心机');
  const names = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringMatching(/^离心机定标期限/), expect.stringMatching(/^冰箱报价截止/)]);
});
