import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { rendered } from './mockApi.ts';

/** As a reload does: what the window keeps is all that is left. */
export function leavePage(): void {
  cleanup();
  rendered.session?.close();
}

/**
 * Leaves the page as a reload does, opens it again, and takes up the form that it offers.
 * @returns the form, with what has been put back
 */
export async function continueDraft(open: () => Promise<{ user: UserEvent }>, title: string) {
  leavePage();
  const { user } = await open();
  expect(await screen.findByText(new RegExp(`^“${title}”中有未保存的内容`))).toBeVisible();
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const form = within(await screen.findByRole('dialog', { name: title }));
  expect(await form.findByText(/^已恢复/)).toBeVisible();
  return form;
}
