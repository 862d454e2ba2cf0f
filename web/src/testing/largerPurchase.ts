import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect } from 'vitest';
import { aPattern } from './aPattern.ts';
import { openScreen } from './openScreen.ts';
import { api, callsOf } from './renderApp.tsx';

export const page = '/purchase-management/sponsor';
const example = api.example('precheckProject');
export const [first, second] = api.example('listExpendituresSimple');
export const purpose = '用于合成间扩建，三月前投入使用，供三个课题组共用';
const pattern = aPattern();
export const wrong = (field: string, message = '请填写此项', rule = 'required') => ({ field, rule, params: {}, message });
export const rule = (code: Schemas['CheckedRule']['code'], ok = true) => ({ code, ok });

/** What the server says: above 10,000 it goes by bidding, which needs more. */
export function checkOf(body: Schemas['ProjectInput'], more: Partial<Schemas['ProjectCheck']> = {}): Schemas['ProjectCheck'] {
  const amount = sumOf((body.items ?? []).flatMap((item) => item.amount ?? []));
  const isSmall = compareMoney(amount, '10000.00') <= 0;
  if (isSmall) return { ...example, amount, lane: 'SMALL', laneReason: null, errors: [] };
  const lines = body.items ?? [];
  const errors = [
    ...((body.description ?? '').length < 20 ? [wrong('description', '至少 20 个字符', 'minLength')] : []),
    ...lines.flatMap(({ unit }, index) => (unit ? [] : [wrong(`items.${index}.unit`)])),
    ...(['deliveryDays', 'warrantyMonths', 'paymentTerms'] as const).flatMap((field) =>
      body[field] === null || body[field] === undefined ? [wrong(field)] : [],
    ),
  ];
  return {
    ...example,
    amount,
    lane: 'BIDDING',
    laneReason: 'AMOUNT',
    pattern,
    similar: [],
    similarAmount: '0.00',
    errors,
    approvers: [
      { ...(example.approvers[0] as Schemas['ApproverStep']), kind: 'CARD_OWNER', names: ['陈国栋'] },
      { ...(example.approvers[0] as Schemas['ApproverStep']), kind: 'COLLEGE_APPROVER', names: ['刘建平'] },
    ],
    rules: [rule('COMPLETE', errors.length === 0), rule('FUNDS'), rule('GATES'), rule('SPLIT'), rule('PATTERN'), rule('TENDER')],
    ...more,
  };
}

export const box = (name: string) => screen.getByRole('textbox', { name });
export const stored = () =>
  Object.assign(
    {},
    ...[...callsOf('saveProject'), ...callsOf('updateProject')].map(({ body }) => body),
  ) as Schemas['ProjectInput'];
export const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
export const part = (name: string) => screen.getByRole('region', { name });

/** A purchase that has grown beyond a small one. */
export async function grown(permissions: string[] = []) {
  const app = await openScreen(page, { permissions });
  const { user } = app;
  await screen.findAllByRole('radio', { name: new RegExp(first?.cardNo ?? '') });
  await user.type(box('名称'), '磁力搅拌器');
  await user.type(box('数量'), '4');
  await user.type(box('单位'), '台');
  await user.type(box('金额'), '15920');
  await press(user, '继续填写竞价采购');
  return app;
}

/** The server knows larger purchases in each test of a file. */
export function serveLargerPurchases(): void {
  beforeEach(() => {
    api.override('precheckProject', ({ body }) => checkOf(body));
    api.override('saveProject', { id: 'draft', version: 1 });
    api.override('updateProject', ({ path, body }) => ({ id: path.id, version: body.version + 1 }));
    api.override('submitProject', ({ path }) => ({ id: path.id, projectCode: 'JJ2026000061', version: 9, status: 'APPROVING' }));
  });

  // What is not saved yet is sent when the page is left, in the middle of the next test.
  afterEach(() => waitFor(() => expect(screen.queryByText('正在保存…')).toBeNull()));
}
