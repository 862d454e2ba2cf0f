import { useServerMenu } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Section } from '#ui/page/Section.tsx';
import { noticeAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './bidding.module.css';

type Notice = Pick<Schemas['Announcement'], 'id' | 'type' | 'title' | 'announcementCode' | 'publishTime'>;

/** The page within the product; the one for everybody shows the same. */
const infoPage = '/purchase-management/announcement-project-info';

/** The notices about the purchase, the newest first. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useT();
  const { entries } = useServerMenu();
  const address = (id: string) => (entries.has(infoPage) ? `${infoPage}?id=${id}` : noticeAddress(id));
  if (notices.length === 0) return null;
  return (
    <Section title={t('bidding.notices')} isFlush>
      <ul className={classes.notices} aria-label={t('bidding.notices')}>
        {notices.map(({ id, type, title, announcementCode, publishTime }) => (
          <li key={id}>
            <TextLink to={address(id)}>{title}</TextLink>
            <small>
              {t(`bidding.notice_${type}`)} · {announcementCode} · <DateTime value={publishTime} />
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
