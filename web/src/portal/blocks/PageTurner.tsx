import { useT } from '#i18n/LanguageProvider.tsx';

interface PageTurnerProps {
  current: number;
  size: number;
  total: number;
  onTurn: (page: number) => void;
}

/** Back and forth between the pages of a list; nothing where there is one only. */
export function PageTurner({ current, size, total, onTurn }: PageTurnerProps) {
  const t = useT();
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1) return null;
  return (
    <nav className="po-pages" aria-label={t('portal.pageOf', { current, pages, total })}>
      <button type="button" className="po-button" disabled={current <= 1} onClick={() => onTurn(current - 1)}>
        {t('portal.previous')}
      </button>
      <span>{t('portal.pageOf', { current, pages, total })}</span>
      <button type="button" className="po-button" disabled={current >= pages} onClick={() => onTurn(current + 1)}>
        {t('portal.next')}
      </button>
    </nav>
  );
}
