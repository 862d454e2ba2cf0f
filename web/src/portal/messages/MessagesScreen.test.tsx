import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#testing/mockApi.ts';
import { callsOf } from '#testing/renderApp.tsx';
import { renderPortal } from '#testing/renderPortal.tsx';

test('a message about a purchase leads there, and is read then', async () => {
  const message = {
    id: '01957b1e-6c00-7a10-8000-000000005608',
    title: '竞价邀请：离心机',
    content: '江海大学采购“离心机”',
    sceneCode: 'BIDDING_INVITE' as const,
    sceneName: '竞价邀请',
    bizType: 'PROJECT' as const,
    bizId: '01957b1e-6c00-7a10-8000-000000009019',
    read: false,
    readTime: null,
    createTime: '2026-03-09T09:00:00+08:00',
  };
  api.override('queryInboxMessagePage', { records: [message], total: 1, current: 1, size: 20 });
  api.override('getBiddableProjectDetail', ({ reply }) => reply.fail(4004));
  const { user, address } = await renderPortal('/messages');
  await user.click(await screen.findByRole('button', { name: /竞价邀请：离心机/ }));
  expect(address()).toBe(`/purchases/${message.bizId}`);
  expect(callsOf('markInboxMessagesRead')[0]?.body).toEqual({ ids: [message.id] });
});
