import type { Page } from 'playwright-core';

/** Decides a case and waits for what opens after it. The message stands for two seconds, which a busy machine may miss. */
export async function decide(page: Page, label: string | RegExp): Promise<void> {
  const decided = page.url();
  await page.getByRole('button', { name: label }).first().click();
  await page.waitForURL(({ href }) => href !== decided);
}
