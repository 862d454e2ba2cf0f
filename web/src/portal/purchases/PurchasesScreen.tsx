import { useT } from '#i18n/LanguageProvider.tsx';
import { portalHistory } from '../address/portalHistory.ts';
import { useAddress } from '../address/useAddress.ts';
import { LoadState } from '../blocks/LoadState.tsx';
import { PageTurner } from '../blocks/PageTurner.tsx';
import { SearchForm } from '../blocks/SearchForm.tsx';
import { usePortalList } from '../blocks/usePortalList.ts';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';
import { ProfileHint } from './ProfileHint.tsx';
import { PurchaseRow } from './PurchaseRow.tsx';

const size = 20;
/** The own rounds, by what became of them. */
const parts = ['RUNNING', 'WON', 'LOST', 'MISSED'] as const;
type Part = (typeof parts)[number];

/** What the supplier may quote for, and its own rounds by what became of them; what ends first comes first. */
export default function PurchasesScreen() {
  const t = useT();
  const { path, parameters } = useAddress();
  const part = parts.find((one) => one === parameters.get('part')) ?? null;
  const keyword = parameters.get('keyword')?.trim().slice(0, 50) ?? '';
  const current = Math.max(1, Math.trunc(Number(parameters.get('current'))) || 1);
  const list = usePortalList('queryBiddableProjectPage', {
    query: { current, size, ...(part ? { part } : { joined: false }), ...(keyword && { keyword }) },
  });
  usePortalTitle(t('portalBids.title'));

  const show = (next: { part?: Part | null; keyword?: string; current?: number }) => {
    const all = { part, keyword, ...next };
    const wanted = new URLSearchParams({
      ...(all.part && { part: all.part }),
      ...(all.keyword && { keyword: all.keyword }),
      ...(next.current && { current: String(next.current) }),
    });
    portalHistory.go(wanted.size > 0 ? `${path}?${wanted}` : path);
  };

  return (
    <>
      <h1 className="po-title">{t('portalBids.title')}</h1>
      <ProfileHint />
      <div className="po-tabs">
        {[null, ...parts].map((one) => (
          <button key={one} type="button" aria-pressed={part === one} onClick={() => show({ part: one })}>
            {t(one ? `portalBids.part_${one}` : 'portalBids.fits')}
          </button>
        ))}
      </div>
      <SearchForm label={t('portalBids.search')} keyword={keyword} onSearch={(text) => show({ keyword: text })} />
      {!list.data ? (
        <LoadState error={list.error} onRetry={list.refetch} />
      ) : (
        <>
          {list.data.records.length === 0 && (
            <p className="po-state">{t(part ? `portalBids.none_${part}` : 'portalBids.noneFits')}</p>
          )}
          <ul className="po-list">
            {list.data.records.map((purchase) => (
              <PurchaseRow key={purchase.projectId} purchase={purchase} />
            ))}
          </ul>
          <PageTurner current={current} size={size} total={list.data.total} onTurn={(page) => show({ current: page })} />
        </>
      )}
    </>
  );
}
