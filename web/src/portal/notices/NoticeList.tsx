import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Content } from '#ui/text/Content.tsx';
import { Link } from '../address/Link.tsx';
import { noticeLook } from './noticeTypes.ts';

/** Notices, one below the other. */
export function NoticeList({ notices }: { notices: readonly Schemas['Announcement'][] }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="po-list">
      {notices.map(({ id, type, title, companyName, publishTime, bidEndTime }) => {
        const { meaning, label } = noticeLook(type);
        return (
          <li key={id}>
            <Link to={`/notices/${id}`}>
              <span className="po-row">
                <StatusPill meaning={meaning}>{t(label)}</StatusPill>
                <time dateTime={publishTime}>{format.dateTime(publishTime)}</time>
              </span>
              <b>
                <Content>{title}</Content>
              </b>
              <small>
                <Content>{companyName}</Content>
                {bidEndTime && type === 'BID' && ` · ${t('portal.until', { time: format.dateTime(bidEndTime) })}`}
              </small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
