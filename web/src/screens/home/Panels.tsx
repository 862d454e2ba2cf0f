import { usePermission, useServerMenu } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import { articleAddress, exposureAddress, messageAddress, noticeAddress } from '#ui/text/contentAddress.ts';
import { Deadlines } from './Deadlines.tsx';
import classes from './Panel.module.css';
import { Panel, type PanelRow } from './Panel.tsx';
import type { Home } from './useHome.ts';

/** The user's tasks and messages, and content that was published for them. */
export function Panels({ home }: { home: Home }) {
  const { overview, exposures, guidelines, answers, notices, onRetry, buys } = home;
  const exposureRows = useExposureRows();
  const articleRows = useArticleRows();
  const taskRows = useTaskRows();
  const publishes = usePermission()('purchase:project:publish');
  const of = { query: overview, onRetry };
  return (
    <div className={classes.panels}>
      {publishes && <Deadlines />}
      {buys && <Messages home={home} />}
      {(overview.data?.ownTasks.length ?? 0) > 0 && (
        <Panel {...of} title="home.tasks" rows={({ ownTasks }) => taskRows(ownTasks)} empty="home.noTasks" />
      )}
      {(notices.data?.records.length ?? 0) > 0 && (
        <Panel
          query={notices}
          onRetry={onRetry}
          title="home.biddingNotices"
          rows={({ records }) => records.map(noticeRow)}
          empty="home.noAnnouncements"
          more="/purchase-management/announce"
        />
      )}
      <Panel
        {...of}
        title="home.announcements"
        rows={({ systemAnnouncements }) => articleRows(systemAnnouncements)}
        empty="home.noAnnouncements"
        more="/system/systemAnnouncement"
      />
      <Panel
        {...of}
        title="home.news"
        rows={({ news }) => articleRows(news)}
        empty="home.noNews"
        more="/system/newsInformation"
      />
      <Panel
        {...of}
        title="home.lighthouse"
        rows={({ lighthouse }) => articleRows(lighthouse)}
        empty="home.noLighthouse"
        more="/system/lighthouse"
      />
      <Panel
        query={exposures}
        onRetry={onRetry}
        title="home.exposures"
        rows={({ records }) => exposureRows(records)}
        empty="home.noExposures"
        more="/system/integrityAnnouncement"
      />
      <Panel
        query={guidelines}
        onRetry={onRetry}
        title="home.guidelines"
        rows={({ records }) => articleRows(records)}
        empty="home.noGuidelines"
        more="/system/guidance"
      />
      <Panel
        query={answers}
        onRetry={onRetry}
        title="home.answers"
        rows={({ records }) => articleRows(records)}
        empty="home.noAnswers"
        more="/system/helpCenter"
      />
    </div>
  );
}

/** What the user has not read. */
export function Messages({ home: { overview, onRetry }, isAlone = false }: { home: Home; isAlone?: boolean }) {
  const messageRows = useMessageRows();
  return (
    <Panel
      query={overview}
      onRetry={onRetry}
      title="home.messages"
      rows={({ unreadMessages }) => messageRows(unreadMessages)}
      empty="home.noMessages"
      isAlone={isAlone}
    />
  );
}

function useMessageRows() {
  const { entries } = useServerMenu();
  return (messages: readonly Schemas['InboxMessage'][]): PanelRow[] =>
    messages.map((message) => {
      const { id, title, createTime } = message;
      return { id, title, to: messageAddress(message, entries) ?? undefined, time: createTime };
    });
}

type Brief = Pick<Schemas['ArticleBrief'], 'id' | 'channel' | 'title' | 'top' | 'viewed'> & { publishTime: string | null };

/** For these channels unread items are marked; guidelines are for looking things up. */
const isNews = new Set<Schemas['ArticleChannel']>(['SYSTEM_ANNOUNCEMENT', 'NEWS']);

function useArticleRows() {
  const t = useT();
  return (articles: readonly Brief[]): PanelRow[] =>
    articles.map((article) => ({
      id: article.id,
      title: article.title,
      to: articleAddress(article),
      tag: article.top && <Tag>{t('home.top')}</Tag>,
      isUnread: isNews.has(article.channel) && !article.viewed,
      time: article.publishTime,
    }));
}

function useExposureRows() {
  const t = useT();
  return (exposures: readonly Schemas['Exposure'][]): PanelRow[] =>
    exposures.map(({ id, supplierName, level, publishTime }) => ({
      id,
      title: supplierName,
      to: exposureAddress(id),
      tag: <Tag>{t(`home.level${level}`)}</Tag>,
      time: publishTime,
    }));
}

const noticeRow = ({ id, title, publishTime }: Schemas['Announcement']): PanelRow => {
  return { id, title, to: noticeAddress(id), time: publishTime };
};

/** The tasks that the user has started. */
function useTaskRows() {
  const t = useT();
  return (tasks: readonly Schemas['TaskBrief'][]): PanelRow[] =>
    tasks.map(({ id, taskName, status }) => ({ id, title: taskName, end: t(`home.task${status}`) }));
}
