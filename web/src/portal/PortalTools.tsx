import { useSession, useSessionActions } from '@campus-procurement/hooks';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import { languageNames, languages } from '#i18n/catalog.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Sheet } from './blocks/Sheet.tsx';
import { useColorScheme } from './blocks/useColorScheme.ts';
import { useLanguageSwitch } from './blocks/useLanguageSwitch.ts';

/** Language, light or dark, and the way out. */
export function PortalTools() {
  const { t, language } = useLanguage();
  const switchTo = useLanguageSwitch();
  const session = useSession();
  const [scheme, choose] = useColorScheme();
  const [isLeaving, setLeaving] = useState(false);
  const other = languages.find((each) => each !== language) ?? language;
  const otherScheme = scheme === 'dark' ? 'light' : 'dark';

  return (
    <div className="po-tools">
      <button type="button" className="po-plain" lang={other} onClick={() => switchTo(other)}>
        {languageNames[other]}
      </button>
      <button
        type="button"
        className="po-plain"
        aria-label={t(otherScheme === 'dark' ? 'common.switchToDark' : 'common.switchToLight')}
        onClick={() => choose(otherScheme)}
      >
        {otherScheme === 'dark' ? <IconMoon size={18} stroke={1.5} /> : <IconSun size={18} stroke={1.5} />}
      </button>
      {session.status === 'ready' && (
        <button type="button" className="po-plain" aria-label={t('portal.logout')} onClick={() => setLeaving(true)}>
          <IconLogout size={18} stroke={1.5} />
        </button>
      )}
      {isLeaving && <Leaving onClose={() => setLeaving(false)} />}
    </div>
  );
}

function Leaving({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const { logout } = useSessionActions();
  async function leave() {
    onClose();
    await logout().catch((error: unknown) => console.error('The server could not be told of the logout', error));
  }
  return (
    <Sheet title={t('portal.logoutTitle')} onClose={onClose}>
      <p>{t('portal.logoutText')}</p>
      <div className="po-choice">
        <button type="button" className="po-button" onClick={onClose}>
          {t('portal.stay')}
        </button>
        <button type="button" className="po-button po-main-act" onClick={leave}>
          {t('portal.logout')}
        </button>
      </div>
    </Sheet>
  );
}
