import { useApiQuery, useServerMenu } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { ChineseNote } from '#ui/text/ChineseNote.tsx';
import { Content } from '#ui/text/Content.tsx';
import { noticeAddress, purchaseAddress } from '#ui/text/contentAddress.ts';
import { NoticeRows, noticeText } from '#ui/text/NoticeRows.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { ReadingPage } from '../../content/reading/ReadingPage.tsx';
import classes from '../../content/reading/reading.module.css';
import { Fingerprint } from './Fingerprint.tsx';
import own from './notice.module.css';

type Notice = Schemas['AnnouncementDetail'];

const projectPage = '/purchase-management/project-info';

/** A notice about a bidding, for reading and printing. */
export function NoticePage({ id }: { id: string }) {
  const t = useT();
  const query = useApiQuery('getAnnouncementDetail', { path: { id } });
  const { data } = query;
  return (
    <ReadingPage
      query={query}
      title={data?.title}
      tags={data ? [t(`announcements.type${data.type}`), ...scopeOf(data).map((scope) => t(scope))] : []}
      facts={data && <Facts notice={data} />}
    >
      {(notice) => <Body notice={notice} />}
    </ReadingPage>
  );
}

/** What is meant for everybody needs no word for it. */
const scopeOf = ({ publishScope }: Notice) => (publishScope === 'PUBLIC' ? [] : (['announcements.scopeSUPPLIER'] as const));

function Facts({ notice: { announcementCode, companyName, publishTime, projectId } }: { notice: Notice }) {
  const t = useT();
  const { entries } = useServerMenu();
  // Not everybody who reads the notice may read the purchase.
  const project = useApiQuery(
    'getProjectDetail',
    { path: { id: projectId } },
    { enabled: entries.has(projectPage), meta: { silent: true } },
  );
  return (
    <>
      <span>
        <Content>{companyName}</Content>
      </span>
      <span>{announcementCode}</span>
      <DateTime value={publishTime} />
      {project.data && <TextLink to={purchaseAddress(projectId)}>{t('announcements.toProject')}</TextLink>}
    </>
  );
}

function Body({ notice }: { notice: Notice }) {
  const t = useT();
  const { sections, others } = notice;
  return (
    <>
      <ChineseNote text={noticeText(sections)} />
      {sections.map(({ title, rows }) => (
        <section key={title}>
          <h2 className={classes.heading}>
            <Content>{title}</Content>
          </h2>
          <NoticeRows rows={rows} className={own.rows} />
        </section>
      ))}
      <Fingerprint key={notice.id} notice={notice} />
      {others.length > 0 && (
        <section>
          <h2 className={classes.heading}>{t('announcements.others')}</h2>
          <ul className={own.others}>
            {others.map(({ id, title, publishTime }) => (
              <li key={id}>
                <TextLink to={noticeAddress(id)}>{title}</TextLink>
                <DateTime value={publishTime} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
