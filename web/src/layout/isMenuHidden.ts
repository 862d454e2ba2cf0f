import type { AppSettings } from '@campus-procurement/hooks';

/** Whether the menu is behind a button: in small windows, and wherever the user wants it so. */
export function isMenuHidden({ device, hideMenu }: Pick<AppSettings, 'device' | 'hideMenu'>): boolean {
  return hideMenu || device === 'mobile';
}
