import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const menuOf = (row: string) => `更多 ${row}`;

/** Presses what can be done with a row, also where it is in the menu of the row. @param name as the button has it, e.g. `编辑 学校管理员` */
export async function doWith(user: UserEvent, name: string): Promise<void> {
  const [act = '', ...words] = name.split(' ');
  const names = [name, menuOf(words.join(' '))];
  const found = await screen.findAllByRole('button', { name: (text) => names.includes(text) });
  const inSight = found.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
  if (inSight) return user.click(inSight);
  await user.click(found[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

/** All that can be done with a row: what is in sight, and what its menu has. */
export async function actsOf(user: UserEvent, row: string): Promise<string[]> {
  const buttons = screen.queryAllByRole('button', { name: (text) => text.endsWith(` ${row}`) });
  const menu = buttons.find((button) => button.getAttribute('aria-label') === menuOf(row));
  const inSight = buttons.filter((button) => button !== menu).map((button) => button.textContent ?? '');
  if (!menu) return inSight;
  await user.click(menu);
  await screen.findAllByRole('menuitem');
  const behind = screen.getAllByRole('menuitem').map((item) => item.textContent ?? '');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    if (screen.queryByRole('menu')) throw new Error('The menu is still open');
  });
  return [...inSight, ...behind];
}
