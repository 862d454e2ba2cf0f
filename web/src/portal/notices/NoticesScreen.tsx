import { noticeTypeValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { portalHistory } from '../address/portalHistory.ts';
import { useAddress } from '../address/useAddress.ts';
import { LoadState } from '../blocks/LoadState.tsx';
import { PageTurner } from '../blocks/PageTurner.tsx';
import { SearchForm } from '../blocks/SearchForm.tsx';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';
import { usePublicQuery } from '../blocks/usePublicQuery.ts';
import { NoticeList } from './NoticeList.tsx';
import { noticeLook } from './noticeTypes.ts';

const size = 20;

/** Public notices of all schools. Kind, keyword and page stand in the address, so that a search can be linked to. */
export default function NoticesScreen() {
  const t = useT();
  const { path, parameters } = useAddress();
  const type = noticeTypeValues.find((one) => one === parameters.get('type'));
  const keyword = parameters.get('keyword')?.trim().slice(0, 50) ?? '';
  const current = Math.max(1, Math.trunc(Number(parameters.get('current'))) || 1);
  const query = { current, size, ...(type && { type }), ...(keyword && { keyword }) };
  const notices = usePublicQuery('queryPublicAnnouncementPage', { query });
  usePortalTitle(t('portal.notices'));

  const search = (next: Record<string, string>) => {
    const all = { ...(type && { type }), ...(keyword && { keyword }), ...next };
    const wanted = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
    portalHistory.go(wanted.size > 0 ? `${path}?${wanted}` : path);
  };

  return (
    <>
      <h1 className="po-title">{t('portal.notices')}</h1>
      <p className="po-lead">{t('portal.noticesLead')}</p>
      <SearchForm label={t('portal.searchNotices')} keyword={keyword} onSearch={(text) => search({ keyword: text })} />
      <div className="po-tabs">
        {(['', ...noticeTypeValues] as const).map((one) => (
          <button key={one} type="button" aria-pressed={(type ?? '') === one} onClick={() => search({ type: one })}>
            {t(one === '' ? 'portal.allTypes' : noticeLook(one).label)}
          </button>
        ))}
      </div>
      {notices.data ? (
        <>
          {notices.data.records.length === 0 && <p className="po-state">{t('portal.noNotices')}</p>}
          <NoticeList notices={notices.data.records} />
          <PageTurner
            current={current}
            size={size}
            total={notices.data.total}
            onTurn={(page) => search({ current: String(page) })}
          />
        </>
      ) : (
        <LoadState error={notices.error} onRetry={notices.refetch} />
      )}
    </>
  );
}
