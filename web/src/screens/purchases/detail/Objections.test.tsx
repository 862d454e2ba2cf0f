import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const base = api.example('getProjectDetail');
const objection: Schemas['SourceObjection'] = {
  no: 1,
  objectorName: '江海精诚设备维修有限公司',
  receivedDate: '2026-03-04',
  content: '本公司可供应同等性能的离子源。',
  files: [],
  registeredByName: '刘海燕',
  registerTime: '2026-03-04T10:00:00+08:00',
  answer: null,
  answeredByName: null,
  answerTime: null,
};
const source: Schemas['ProjectDetail'] = {
  ...base,
  status: 'APPROVED',
  lane: 'OTHER',
  executionCode: 'SINGLE_SOURCE',
  officerId: 'o1',
  officerName: '刘海燕',
  nextTime: '2026-03-09T09:00:00+08:00',
  turns: [aTurn('REGISTER_OUTCOME', { names: ['刘海燕'], from: '2026-03-09T09:00:00+08:00' })],
  actualAmount: null,
  receipt: null,
  archiveTime: null,
  fulfilment: null,
  wayFacts: null,
};

function open(more: Partial<Schemas['ProjectDetail']>) {
  api.override('getProjectDetail', { ...source, ...more });
  return openScreen(`/purchase-management/project-info?id=${base.id}`, { permissions: ['purchase:project:read'] });
}

test('an officer registers an objection to a single source with its letter', async () => {
  const { user } = await open({ allowedActions: ['OBJECT'] });
  await user.click(await screen.findByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '登记异议' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByRole('textbox', { name: '异议人' }), objection.objectorName);
  await user.type(form.getByRole('textbox', { name: '异议内容' }), objection.content);
  await user.click(form.getByRole('button', { name: '登记异议' }));
  expect(await form.findByText('请选择收到日期')).toBeVisible();
  expect(form.getByText('请上传异议材料')).toBeVisible();
  expect(callsOf('registerSourceObjection')).toEqual([]);
});

test('an objection is answered before anything else, and stands on the page with its answer', async () => {
  const { user } = await open({
    turns: [aTurn('ANSWER_OBJECTION', { mine: true })],
    allowedActions: ['ANSWER_OBJECTION'],
    sourceObjections: [objection],
  });
  expect(await screen.findByText('您答复异议')).toBeVisible();
  expect(screen.getByText('尚未答复')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '答复异议' }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText(objection.content)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: '答复' }), '接口不兼容，维持单一来源。');
  const answered = { answer: '接口不兼容，维持单一来源。', answeredByName: '刘海燕', answerTime: '2026-03-05T10:00:00+08:00' };
  api.override('getProjectDetail', { ...source, sourceObjections: [{ ...objection, ...answered }], allowedActions: ['OBJECT'] });
  await user.click(form.getByRole('button', { name: '答复异议' }));
  await waitFor(() =>
    expect(callsOf('answerSourceObjection')[0]?.body).toEqual({ version: source.version, no: 1, answer: answered.answer }),
  );
  expect(await screen.findByText(answered.answer)).toBeVisible();
  expect(screen.queryByText('尚未答复')).toBeNull();
});
