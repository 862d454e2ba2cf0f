import type { Draft, DraftStore } from '@campus-procurement/hooks';
import { expect, test, vi } from 'vitest';
import { draftsOf } from './drafts.ts';

function open(owner = 'r d', kept: { drafts: readonly Draft[] } = { drafts: [] }) {
  const store: DraftStore = {
    owner,
    read: () => kept.drafts,
    write: (drafts) => {
      kept.drafts = drafts;
    },
  };
  return { kept, drafts: draftsOf(store, '/user/role') };
}

/** What was entered into fields that were empty. */
const changes = (entered: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entered).map(([field, to]) => [field, { from: '', to }]));

test('a draft holds no password, no code and no file', () => {
  const { drafts } = open();
  const secrets = { password: 'x', newPassword: 'x', phoneCaptcha: '730264', file: new File(['x'], 'x') };
  drafts.keep('phone', 'Phone', changes({ phone: '19900000166', menuIds: ['1'], ...secrets }));
  expect(drafts.list()).toMatchObject([{ values: changes({ phone: '19900000166', menuIds: ['1'] }) }]);
  expect(Object.keys(drafts.list()[0]?.values ?? {})).toHaveLength(2);
});

test('a form has one draft; without anything entered it has none', () => {
  const { drafts } = open();
  drafts.keep('new', 'New', changes({ name: 'A' }));
  drafts.keep('new', 'New', changes({ name: 'B' }));
  expect(drafts.list()).toMatchObject([{ form: 'new', values: changes({ name: 'B' }) }]);
  drafts.keep('new', 'New', {});
  expect(drafts.list()).toEqual([]);
});

test('a draft is offered in the role and department in which it was entered, and for half a day', () => {
  const { drafts, kept } = open();
  drafts.keep('new', 'New', changes({ name: 'A' }));
  expect(open('r2 d', kept).drafts.list()).toEqual([]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 12 * 3_600_000);
  expect(drafts.list()).toEqual([]);
  vi.restoreAllMocks();
  expect(drafts.list()).toHaveLength(1);
});

test('the oldest of twenty drafts gives way', () => {
  const { drafts } = open();
  for (let index = 0; index <= 20; index += 1) drafts.keep(`form ${index}`, '', changes({ index }));
  expect(drafts.list()).toHaveLength(20);
  expect(drafts.list()[0]?.form).toBe('form 1');
});
