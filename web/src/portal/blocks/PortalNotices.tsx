import { useEffect, useSyncExternalStore } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { noticeStore, type PortalNotice } from './noticeStore.ts';

/** Milliseconds that good news stand; failures stay until they are dismissed. */
const shortly = 6_000;

/** What the supplier is told at the edge of the page: failures above all. */
export function PortalNotices() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, noticeStore.get);
  return (
    <div className="po-toasts">
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function Toast({ notice: { id, tone, title, text } }: { notice: PortalNotice }) {
  const t = useT();
  useEffect(() => {
    if (tone !== 'good') return;
    const timer = setTimeout(() => noticeStore.remove(id), shortly);
    return () => clearTimeout(timer);
  }, [id, tone]);
  return (
    <div className="po-toast" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <p>
        <b>{title}</b> {text}
      </p>
      <button type="button" className="po-plain" aria-label={t('portal.dismiss')} onClick={() => noticeStore.remove(id)}>
        ×
      </button>
    </div>
  );
}
