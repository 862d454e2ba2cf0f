import { useStored } from '@campus-procurement/hooks';
import { MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Brand } from './brandShades.ts';
import { createAppTheme, cssVariables } from './theme.ts';

/** Product specification, section 9. */
const ownColor = 'rgb(36, 96, 179)';

interface ThemeProviderProps {
  children: ReactNode;
  /** In tests nothing is animated. */
  env?: 'test' | 'default';
}

/** Colours, sizes and the names of Mantine's own controls. */
export function ThemeProvider({ children, env = 'default' }: ThemeProviderProps) {
  const t = useT();
  const [scheme] = useStored('colorScheme');
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const shown = scheme === 'auto' ? (systemIsDark ? 'dark' : 'light') : (scheme ?? 'light');
  const subject = useSubject();
  const theme = useMemo(() => createAppTheme({ close: t('common.close') }, subject), [t, subject]);
  return (
    // Forced, because the preference is kept by our own storage, with its checks, and not by Mantine's.
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={shown} env={env}>
      {children}
    </MantineProvider>
  );
}

/** The colour that the user has chosen. Few have, so its shades are made by code that is fetched then. */
function useSubject(): Brand | null {
  const [color] = useStored('subjectColor');
  const [made, make] = useState<{ color: string; brand: Brand | null } | null>(null);
  useEffect(() => {
    if (color === null || color === ownColor) return;
    import('./brandShades.ts').then(
      ({ brandShades }) => make({ color, brand: brandShades(color) }),
      (error: unknown) => console.error('The chosen colour cannot be shown', error),
    );
  }, [color]);
  return color !== null && made?.color === color ? made.brand : null;
}
