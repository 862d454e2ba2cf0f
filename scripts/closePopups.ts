import type { Page } from 'playwright-core';

/** Closes what pops up on the home page of an account that has not read it yet, one after the other. */
export async function closePopups(page: Page): Promise<void> {
  const popup = page.getByRole('dialog');
  for (await popup.waitFor(); await popup.isVisible(); await page.waitForTimeout(1_000)) {
    await popup.getByRole('button').last().click();
  }
}
