import './styles.ts';
import { type Session, SessionProvider } from '@campus-procurement/hooks';
import type { Language } from '#i18n/catalog.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { PortalBoundary } from './blocks/PortalBoundary.tsx';
import { useColorScheme } from './blocks/useColorScheme.ts';
import { PortalFrame } from './PortalFrame.tsx';

interface PortalAppProps {
  session: Session;
  /** The language whose texts have been loaded. */
  language: Language;
}

/** The portal of the suppliers. */
export function PortalApp({ session, language }: PortalAppProps) {
  return (
    <SessionProvider session={session}>
      <LanguageProvider initial={language}>
        <Painted />
      </LanguageProvider>
    </SessionProvider>
  );
}

function Painted() {
  useColorScheme();
  return (
    <PortalBoundary>
      <PortalFrame />
    </PortalBoundary>
  );
}
