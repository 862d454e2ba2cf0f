import './styles.ts';
import { type Session, SessionProvider } from '@campus-procurement/hooks';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { Language } from '#i18n/catalog.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { Toaster } from '#ui/feedback/Toaster.tsx';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';
import { EnglishOffer } from '#ui/preferences/EnglishOffer.tsx';
import { useSwitchLanguage } from '#ui/preferences/useSwitchLanguage.ts';
import { ThemeProvider } from './ThemeProvider.tsx';

interface AppProps {
  session: Session;
  /** The language whose texts have been loaded. */
  language: Language;
  router: RouterProviderProps['router'];
  env?: 'test' | 'default';
}

/** The providers around all pages, and the router. */
export function App({ session, language, router, env = 'default' }: AppProps) {
  return (
    <SessionProvider session={session}>
      <LanguageProvider initial={language}>
        <ThemeProvider env={env}>
          <Offer />
          <ErrorBoundary>
            <RouterProvider router={router} />
          </ErrorBoundary>
          <Toaster />
        </ThemeProvider>
      </LanguageProvider>
    </SessionProvider>
  );
}

function Offer() {
  const { switchTo } = useSwitchLanguage();
  return <EnglishOffer onAccept={() => switchTo('en-US')} />;
}
