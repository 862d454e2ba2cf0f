import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/**
 * Shade 6 is the product's #2460b3; white on shades 5 to 9 and shades 6 to 9 on white have at least 4.5:1. The shades of a colour that
 * the user has chosen go before them (`paintSubject`).
 */
const shades = ['#eaf1fb', '#d6e4f6', '#b0cbee', '#7fabe6', '#558ddb', '#3a75c8', '#2460b3', '#1e5199', '#184380', '#123467'];
const brand = shades.map((shade, at) => `var(--subject-${at}, ${shade})`) as unknown as MantineColorsTuple;

/** Where Mantine takes a grey by its number; what has a name is in `tokens.css`. */
const gray: MantineColorsTuple = [
  '#f8f9fb',
  '#eff2f5',
  '#e1e5ea',
  '#d3d9e0',
  '#c6cdd6',
  '#8f9aa7',
  '#5f6a76',
  '#475260',
  '#303945',
  '#1a2029',
];

const dark: MantineColorsTuple = [
  '#e4e8ed',
  '#bcc4ce',
  '#98a2af',
  '#7a828e',
  '#48515d',
  '#363c46',
  '#1f242c',
  '#1a1e25',
  '#13161b',
  '#101318',
];

const red: MantineColorsTuple = [
  '#fdf1f1',
  '#fce7e6',
  '#f5b8b8',
  '#f49a90',
  '#e86a60',
  '#d14343',
  '#a82424',
  '#8f1d1d',
  '#741919',
  '#5e1616',
];

/** A stack for each language: `tokens.css`. */
const fontFamily = 'var(--app-font)';
/** Only menus and dialogs float; the rest is parted by borders. */
const floating = '0 4px 16px rgb(16 24 40 / 14%)';

/** Product specification, section 9. */
const popoverHideMs = 110;

const button = { '--button-height': 'var(--app-control)', '--button-padding-x': '0.75rem' };
const input = { '--input-height': 'var(--app-control)' };
/** What a wrong field holds is not red, nor is the hint in an empty one: its border and the sentence below say that it is wrong. */
const calm = { '--input-color': 'initial', '--input-placeholder-color': 'var(--mantine-color-placeholder)' };

/** Only the main act of a page is filled and bold. */
const isMain = ({ variant = 'filled' }: { variant?: string }) => variant === 'filled';

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
    black: '#1a2029',
    fontFamily,
    headings: { fontFamily, fontWeight: '600' },
    defaultRadius: 'sm',
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '32px' },
    // Labels and times; tables, facts and buttons; running text; the sentence of what comes next; titles of pages.
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
    fontWeights: { medium: '600' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    shadows: { xs: 'none', sm: 'none', md: floating, lg: floating, xl: floating },
    cursorType: 'pointer',
    respectReducedMotion: true,
    // By name, not by `Button.extend`: importing the components here would put them all into the login page.
    components: {
      ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
      Button: {
        vars: (_theme: unknown, { size = 'sm' }: { size?: string }) => ({ root: size === 'sm' ? button : {} }),
        styles: (_theme: unknown, props: { variant?: string }) => ({ label: { fontWeight: isMain(props) ? 600 : 400 } }),
      },
      Input: {
        vars: (_theme: unknown, { size = 'sm' }: { size?: string }) => ({
          wrapper: { ...calm, ...(size === 'sm' && input) },
        }),
      },
      CloseButton: { defaultProps: { 'aria-label': texts.close } },
      // The choices come with the first use, not with each page.
      Combobox: { defaultProps: { keepMounted: false } },
      Modal: { defaultProps: { ...dialog, centered: true }, styles: { title: { fontWeight: 600 } } },
      Popover: { defaultProps: { transitionProps: { exitDuration: popoverHideMs } } },
      Drawer: { defaultProps: dialog },
    },
  });
}

/** What Mantine paints of its own accord, in our colours; and its own that fail 4.5:1. */
const painted = {
  '--mantine-color-body': 'var(--app-surface)',
  '--mantine-color-text': 'var(--app-ink)',
  '--mantine-color-bright': 'var(--app-ink)',
  '--mantine-color-dimmed': 'var(--app-ink-3)',
  '--mantine-color-placeholder': 'var(--app-ink-3)',
  '--mantine-color-error': 'var(--app-bad)',
  '--mantine-color-anchor': 'var(--app-accent)',
  '--mantine-color-default': 'var(--app-surface)',
  '--mantine-color-default-hover': 'var(--app-hover)',
  '--mantine-color-default-color': 'var(--app-ink)',
  '--mantine-color-default-border': 'var(--app-line)',
  '--mantine-color-brand-light-color': 'var(--app-accent)',
  '--mantine-color-red-light-color': 'var(--app-bad)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...painted, '--mantine-color-brand-light-hover': brand[1], '--mantine-color-red-light-hover': red[1] },
  dark: painted,
});
