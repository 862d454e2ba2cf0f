import { useSession } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { ChineseNote } from '#ui/text/ChineseNote.tsx';
import { Content } from '#ui/text/Content.tsx';
import { NoticeRows, noticeText } from '#ui/text/NoticeRows.tsx';
import { Link } from '../address/Link.tsx';
import { LoadState } from '../blocks/LoadState.tsx';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';
import { usePublicQuery } from '../blocks/usePublicQuery.ts';
import { NoticeList } from './NoticeList.tsx';
import { noticeLook } from './noticeTypes.ts';
import { VerifyNotice } from './VerifyNotice.tsx';

/** A notice as it was published, with its fingerprint. Who is logged in also reads those that are for suppliers only. */
export default function NoticeScreen({ id = '' }: { id?: string }) {
  const isSupplier = useSession().status === 'ready';
  const notice = usePublicQuery(isSupplier ? 'getSupplierNotice' : 'getPublicAnnouncementDetail', { path: { id } });
  if (!notice.data || notice.isPlaceholderData) return <LoadState error={notice.error} onRetry={notice.refetch} />;
  return <Notice key={id} notice={notice.data} />;
}

function Notice({ notice }: { notice: Schemas['AnnouncementDetail'] }) {
  const t = useT();
  const format = useFormat();
  const { meaning, label } = noticeLook(notice.type);
  usePortalTitle(notice.title);
  const facts = [
    [t('portal.noticeCode'), notice.announcementCode],
    [t('portal.purchaseCode'), notice.projectCode],
    [t('portal.publishTime'), format.exactTime(notice.publishTime)],
  ];
  return (
    <>
      <p className="po-bar">
        <Link to="/notices">{t('portal.backToNotices')}</Link>
        <button type="button" className="po-plain" onClick={() => window.print()}>
          {t('portal.print')}
        </button>
      </p>
      <article className="po-paper">
        <header>
          <p>
            <Content>{notice.companyName}</Content>
          </p>
          <h1>
            <Content>{notice.title}</Content>
          </h1>
          <p className="po-row">
            <StatusPill meaning={meaning}>{t(label)}</StatusPill>
            {facts.map(([name, value]) => (
              <small key={name}>
                {name} {value}
              </small>
            ))}
          </p>
        </header>
        <ChineseNote text={noticeText(notice.sections)} />
        {notice.sections.map(({ title, rows }) => (
          <section key={title}>
            <h2>
              <Content>{title}</Content>
            </h2>
            <NoticeRows rows={rows} className="po-facts" />
          </section>
        ))}
        <VerifyNotice notice={notice} />
      </article>
      {notice.type === 'BID' && (
        <p className="po-row po-after">
          <Link className="po-button po-main-act" to={`/purchases/${notice.projectId}`}>
            {t('portal.toPurchase')}
          </Link>
        </p>
      )}
      {notice.others.length > 0 && (
        <section className="po-panel">
          <h2>{t('portal.others')}</h2>
          <NoticeList notices={notice.others} />
        </section>
      )}
    </>
  );
}
