import { usePagedQuery } from '@campus-procurement/hooks';
import { type SubmitEvent, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LoadState } from '../blocks/LoadState.tsx';
import { PageTurner } from '../blocks/PageTurner.tsx';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';
import { PurchaseRow } from './PurchaseRow.tsx';

const size = 20;

/** What the supplier may quote for, and what it has joined; what ends first comes first. */
export default function PurchasesScreen() {
  const t = useT();
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const joined = parameters.get('joined') === 'true';
  const keyword = parameters.get('keyword')?.trim().slice(0, 50) ?? '';
  const current = Math.max(1, Math.trunc(Number(parameters.get('current'))) || 1);
  const list = usePagedQuery('queryBiddableProjectPage', { current, size, joined, ...(keyword && { keyword }) });
  usePortalTitle(t('portalBids.title'));

  const show = (next: { joined?: boolean; keyword?: string; current?: number }) => {
    const all = { joined, keyword, ...next };
    setParameters({
      ...(all.joined && { joined: 'true' }),
      ...(all.keyword && { keyword: all.keyword }),
      ...(next.current && { current: String(next.current) }),
    });
  };
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    show({ keyword: String(new FormData(event.currentTarget).get('keyword') ?? '').trim() });
  }

  return (
    <>
      <h1 className="po-title">{t('portalBids.title')}</h1>
      <div className="po-tabs">
        {[false, true].map((one) => (
          <button key={String(one)} type="button" aria-pressed={joined === one} onClick={() => show({ joined: one })}>
            {t(one ? 'portalBids.joined' : 'portalBids.fits')}
          </button>
        ))}
      </div>
      <form className="po-search" role="search" aria-label={t('portalBids.search')} onSubmit={onSubmit}>
        <label className="po-unseen" htmlFor={id}>
          {t('portal.keyword')}
        </label>
        <input
          id={id}
          key={keyword}
          name="keyword"
          type="search"
          defaultValue={keyword}
          maxLength={50}
          placeholder={t('portal.keyword')}
        />
        <button type="submit" className="po-button">
          {t('portal.search')}
        </button>
      </form>
      {list.isPending || (list.error && list.rows.length === 0) ? (
        <LoadState error={list.error} onRetry={list.refetch} />
      ) : (
        <>
          {list.rows.length === 0 && <p className="po-state">{t(joined ? 'portalBids.noneJoined' : 'portalBids.noneFits')}</p>}
          <ul className="po-list">
            {list.rows.map((purchase) => (
              <PurchaseRow key={purchase.projectId} purchase={purchase} />
            ))}
          </ul>
          <PageTurner {...{ current, size, total: list.total }} onTurn={(page) => show({ current: page })} />
        </>
      )}
    </>
  );
}
