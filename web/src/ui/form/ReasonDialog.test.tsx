import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { leavePage } from '#testing/continueDraft.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const stored = () => Object.entries(sessionStorage).filter(([key, value]) => key.startsWith('drafts') && value !== '[]');
const openNews = () => openScreen('/system/newsInformation', { permissions: ['content:news:publish'] });

beforeEach(() => {
  const [example] = api.example('queryNewsPage').records as [Schemas['Article']];
  const published = { ...example, status: 'PUBLISHED', allowedActions: ['WITHDRAW'] } satisfies Schemas['Article'];
  const records = ['招标', '中标'].map((title, index) => ({ ...published, id: `news${index}`, title }));
  api.override('queryNewsPage', { records, total: 2, current: 1, size: 10 });
});

/** Asks why something is withdrawn. */
async function ask(user: UserEvent, title: string) {
  await doWith(user, `撤回 ${title}`);
  const question = within(await screen.findByRole('dialog', { name: `撤回《${title}》？` }));
  return { question, reason: question.getByRole('textbox', { name: '原因' }) };
}

/** Gives a reason, and closes the question without going on. */
async function giveUp(user: UserEvent) {
  const { reason } = await ask(user, '招标');
  await user.type(reason, '金额有误');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a reason that was typed', () => {
  test('is there when the same is asked again, and not when it is asked about something else', async () => {
    const { user } = await openNews();
    await giveUp(user);
    const other = await ask(user, '中标');
    expect(other.reason).toHaveValue('');
    await user.click(other.question.getByRole('button', { name: '取消' }));
    const again = await ask(user, '招标');
    await waitFor(() => expect(again.reason).toHaveValue('金额有误'));
    expect(await again.question.findByText(/^已恢复/)).toBeVisible();
  });

  test('outlives a reload, and is forgotten when it is done', async () => {
    const { user } = await openNews();
    const first = await ask(user, '招标');
    await user.type(first.reason, '金额有误');
    leavePage();
    const { user: back } = await openNews();
    expect(await screen.findByRole('button', { name: '撤回 招标' })).toBeVisible();
    expect(screen.queryByText(/中有未保存的内容/)).toBeNull();
    const again = await ask(back, '招标');
    await waitFor(() => expect(again.reason).toHaveValue('金额有误'));
    await back.click(again.question.getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('publishNews').at(-1)?.body).toMatchObject({ status: 'WITHDRAWN', reason: '金额有误' });
    expect(stored()).toEqual([]);
  });

  test('is forgotten when its field is emptied', async () => {
    const { user } = await openNews();
    await giveUp(user);
    expect(stored()).toHaveLength(1);
    const { reason } = await ask(user, '招标');
    await waitFor(() => expect(reason).toHaveValue('金额有误'));
    await user.clear(reason);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(stored()).toEqual([]));
  });
});
