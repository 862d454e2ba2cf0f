import type { Page } from 'playwright-core';

/** Presses what can be done with a row, also where it is in the menu of the row. @param name as the button has it, e.g. `编辑 学校管理员` */
export async function doWith(page: Page, name: string): Promise<void> {
  const [act = '', ...row] = name.split(' ');
  const inSight = page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('button', { name: `更多 ${row.join(' ')}`, exact: true });
  await inSight.or(menu).first().waitFor();
  if (await inSight.isVisible()) return inSight.click();
  await menu.click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}
