import type { Schemas } from '@campus-procurement/sdk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, renderApp } from '#testing/renderApp.tsx';

const path = '/purchase-management/project-info';
const example = api.example('getProjectDetail');
const approved: Schemas['ProjectDetail'] = {
  ...example,
  id: 'one',
  status: 'APPROVED',
  lane: 'BIDDING',
  executionCode: null,
  wayFacts: null,
  actualAmount: null,
  receipt: null,
  archiveTime: null,
  fulfilment: null,
  officerId: 'officer',
  turns: [aTurn('PUBLISH', { mine: true })],
  allowedActions: ['PUBLISH'],
};

async function open(flags: Record<string, string>, project = approved) {
  api.override('queryCharacterValues', { ...api.example('queryCharacterValues'), ...flags });
  api.override('getInfo', { ...api.example('getInfo'), permissions: [], userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购详情')]);
  api.override('getProjectDetail', project);
  await renderApp(`${path}?id=one`);
  await screen.findByRole('heading', { level: 1, name: project.projectName });
}

test.each([
  ['Y', '采购规则'],
  ['N', '竞价规则'],
])('tabs have the word of the school (JNUniversityCharacter %s)', async (state, rules) => {
  await open({ JNUniversityCharacter: state });
  expect(screen.getByRole('tab', { name: rules })).toBeVisible();
});

test.each([
  ['Y', '申购理由'],
  ['N', '购置必要说明'],
])('the description is called as the school calls it (SYDUniversityCharacter %s)', async (state, label) => {
  await open({ SYDUniversityCharacter: state });
  expect(await screen.findByText(label)).toBeVisible();
});

test('what is not bid for is to be bought, not announced, and has no rules of a bidding', async () => {
  await open({}, { ...approved, lane: 'OTHER', executionCode: 'INQUIRY', turns: [], allowedActions: [] });
  expect(screen.getByText('待采购')).toBeVisible();
  expect(screen.getByRole('tab', { name: '交付要求' })).toBeVisible();
  expect(screen.queryByText(/竞价规则|竞价采购$/)).toBeNull();
});
