import { useStored, useSubjectColor } from '@campus-procurement/hooks';
import { MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { paintSubject } from './paintSubject.ts';
import { createAppTheme, cssVariables } from './theme.ts';

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
  const theme = useMemo(() => createAppTheme({ close: t('common.close') }), [t]);
  const [subject] = useSubjectColor();
  useLayoutEffect(() => paintSubject(subject), [subject]);
  return (
    // Forced, because the preference is kept by our own storage, with its checks, and not by Mantine's.
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={shown} env={env}>
      {children}
    </MantineProvider>
  );
}
