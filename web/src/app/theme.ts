import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/**
 * Shade 6 is the product's #2460b3; white on shades 5 to 9 and shades 6 to 9 on white have at least 4.5:1. The shades of a colour that
 * the user has chosen go before them (`paintSubject`).
 */
const shades = ['#eaf1fb', '#d6e4f6', '#b0cbee', '#7fabe6', '#558ddb', '#3a75c8', '#2460b3', '#1e5199', '#184380', '#123467'];
const brand = shades.map((shade, at) => `var(--subject-${at}, ${shade})`) as unknown as MantineColorsTuple;

const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#eff2f5',
  '#e4e8ed',
  '#d3d9e0',
  '#bac3cd',
  '#8f9aa7',
  '#5f6a76',
  '#475260',
  '#303945',
  '#1f252e',
];

const dark: MantineColorsTuple = [
  '#dde1e7',
  '#bcc3cd',
  '#9aa2ae',
  '#7a828e',
  '#454c57',
  '#363c46',
  '#262b33',
  '#1b1f26',
  '#15181e',
  '#101318',
];

const red: MantineColorsTuple = [
  '#fdf1f1',
  '#fadcdc',
  '#f5b8b8',
  '#f4887c',
  '#e26464',
  '#d14343',
  '#c22f2f',
  '#a12525',
  '#7f1d1d',
  '#5e1616',
];

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
const subtle = '0 1px 3px rgb(16 24 40 / 10%)';

/** Product specification, section 9. */
const popoverHideMs = 110;

const denseButton = { '--button-height': '2rem', '--button-padding-x': '0.875rem' };
const denseInput = { '--input-height': '2rem' };

/** @param texts names of controls that Mantine leaves nameless, in the current language */
export function createAppTheme(texts: { close: string }) {
  const dialog = {
    closeButtonProps: { 'aria-label': texts.close },
    // Mantine's <header> would count as a second banner of the page.
    attributes: { header: { role: 'none' } },
  };
  return createTheme({
    colors: { brand, gray, dark, red },
    primaryColor: 'brand',
    primaryShade: { light: 6, dark: 5 },
    black: '#1f252e',
    fontFamily,
    headings: { fontFamily, fontWeight: '600' },
    defaultRadius: 'sm',
    // The grid of 8 px; depth is shown by borders, so that nothing floats.
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    shadows: { xs: subtle, sm: subtle, md: subtle, lg: subtle, xl: subtle },
    cursorType: 'pointer',
    respectReducedMotion: true,
    // By name, not by `Button.extend`: importing the components here would put them all into the login page.
    components: {
      ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
      Button: {
        vars: (_theme: unknown, { size = 'sm' }: { size?: string }) => ({ root: size === 'sm' ? denseButton : {} }),
        styles: { label: { fontWeight: 500 } },
      },
      Input: { vars: (_theme: unknown, { size = 'sm' }: { size?: string }) => ({ wrapper: size === 'sm' ? denseInput : {} }) },
      CloseButton: { defaultProps: { 'aria-label': texts.close } },
      // The choices come with the first use, not with each page.
      Combobox: { defaultProps: { keepMounted: false } },
      Modal: { defaultProps: { ...dialog, centered: true }, styles: { title: { fontWeight: 600 } } },
      Popover: { defaultProps: { transitionProps: { exitDuration: popoverHideMs } } },
      Drawer: { defaultProps: dialog },
    },
  });
}

/** The few colours of our own, named by use, and Mantine's that fail 4.5:1. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': '#67727f',
    '--mantine-color-error': red[6],
    '--app-canvas': gray[0],
    '--app-surface': '#ffffff',
    '--app-border': gray[2],
    '--app-hover': gray[1],
    '--app-accent': brand[6],
    '--app-accent-soft': brand[0],
    '--app-success': '#1f7a3d',
    '--app-success-soft': '#edf8f1',
    '--app-warning': '#8a5300',
    '--app-warning-soft': '#fff6e5',
    '--app-danger': red[6],
    '--app-danger-soft': red[0],
    '--mantine-color-brand-light-hover': brand[1],
    '--mantine-color-red-light-hover': red[1],
    '--mantine-color-brand-light-color': brand[6],
    '--mantine-color-red-light-color': red[6],
  },
  dark: {
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': '#8f97a3',
    '--mantine-color-anchor': brand[3],
    '--mantine-color-error': red[3],
    '--app-canvas': dark[8],
    '--app-surface': dark[7],
    '--app-border': '#2d333c',
    '--app-hover': '#232830',
    '--app-accent': brand[3],
    '--app-accent-soft': 'var(--subject-soft, #1d2c42)',
    '--app-success': '#6fce8f',
    '--app-success-soft': '#17291f',
    '--app-warning': '#f0b45c',
    '--app-warning-soft': '#33281a',
    '--app-danger': red[3],
    '--app-danger-soft': '#332124',
    '--mantine-color-brand-light-color': brand[3],
    '--mantine-color-red-light-color': red[3],
  },
});
