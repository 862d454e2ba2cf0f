import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { rendered } from './mockApi.ts';

/**
 * Leaves the page as a reload does, opens it again, and takes up the form that it offers.
 * @returns the form, with what has been put back
 */
export async function continueDraft(open: () => Promise<{ user: UserEvent }>, title: string) {
  cleanup();
  rendered.session?.close();
  const { user } = await open();
  await screen.findByText(new RegExp(`^“${title}”中有未保存的内容`));
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const form = within(await screen.findByRole('dialog', { name: title }));
  await form.findByText(/^已恢复/);
  return form;
}
