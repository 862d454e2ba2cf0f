import { useConnection } from '@campus-procurement/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';

/** The bar above every page while the server cannot be reached. Only for those who are logged in: it asks for their session. */
export function LostLine() {
  const t = useT();
  const { isLost } = useConnection();
  if (!isLost) return null;
  return (
    <div className="po-lost">
      <IconCloudOff size={18} stroke={1.5} aria-hidden />
      <span role="status">{t('portal.offline')}</span>
    </div>
  );
}
