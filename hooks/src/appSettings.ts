import type { Schemas } from '@campus-procurement/sdk';

/** How the application looks and behaves. Changes last until the page is closed. */
export interface AppSettings extends EditableSettings {
  /** The menu that the server has sent; empty while nobody is logged in. */
  serverMenu: Schemas['ServerMenuItem'][];
}

/** The settings that can be changed. */
export interface EditableSettings {
  theme: 'light' | 'dark';
  colorWeak: boolean;
  navbar: boolean;
  menu: boolean;
  hideMenu: boolean;
  menuCollapse: boolean;
  footer: boolean;
  /** Colour of the browser's own frame. */
  themeColor: string;
  /** Pixels. */
  menuWidth: number;
  device: 'desktop' | 'mobile';
  tabBar: boolean;
  /** Only routes of the server's menu are open. */
  menuFromServer: boolean;
  primaryColor: string;
  /** Whether the settings drawer is open. */
  globalSettings: boolean;
}

/** Menu width, colour, theme, device and menuFromServer as in the product spec, section 9; the others are not shown there. */
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
