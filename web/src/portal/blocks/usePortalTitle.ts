import { useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';

/** Names the document after the page. */
export function usePortalTitle(page: string): void {
  const t = useT();
  useEffect(() => {
    document.title = t('portal.documentTitle', { page });
  }, [t, page]);
}
