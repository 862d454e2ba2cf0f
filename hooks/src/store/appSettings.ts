import type { Schemas } from '@campus-procurement/sdk';

/** Appearance and behaviour of the application. Changes last until the page is closed. */
export interface AppSettings extends EditableSettings {
  /** The menu as the server sent it. Empty while nobody is logged in. */
  serverMenu: Schemas['ServerMenuItem'][];
}

/** The settings that can be changed. */
export interface EditableSettings {
  theme: 'light' | 'dark';
  /** Whether colours are adapted for colour-blind users. */
  colorWeak: boolean;
  /** Whether the header is shown. */
  navbar: boolean;
  /** Whether the menu is shown. */
  menu: boolean;
  /** Whether the menu is behind a button, as it always is on a `mobile` device. */
  hideMenu: boolean;
  /** Whether the menu is collapsed to its icons. */
  menuCollapse: boolean;
  footer: boolean;
  /** Colour of the browser's own frame. */
  themeColor: string;
  /** Width of the menu in pixels. */
  menuWidth: number;
  /** What the width of the window is that of. */
  device: 'desktop' | 'mobile';
  /** Whether the bar of open tabs is shown. */
  tabBar: boolean;
  /** Whether only the routes of the server's menu are open. */
  menuFromServer: boolean;
  /** Colour of buttons, links and highlights, unless the user has chosen one. */
  primaryColor: string;
  /** Whether the settings drawer is open. */
  globalSettings: boolean;
}

/**
 * Default settings. Menu width, colour, theme, device and `menuFromServer` follow the product spec, section 9; it shows no
 * others.
 */
export const defaultSettings: EditableSettings = {
  theme: 'light',
  colorWeak: false,
  navbar: true,
  menu: true,
  hideMenu: false,
  menuCollapse: false,
  footer: true,
  themeColor: '#2460b3',
  menuWidth: 220,
  device: 'desktop',
  tabBar: true,
  menuFromServer: true,
  primaryColor: '#2460b3',
  globalSettings: false,
};
