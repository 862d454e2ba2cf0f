import { useApiQuery, useServerMenu } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import { articleAddress, exposureAddress, messageAddress } from '#ui/text/contentAddress.ts';
import classes from './Panel.module.css';
import { Panel, type PanelRow } from './Panel.tsx';

const latest = { query: { status: 'PUBLISHED', current: 1, size: 5 } } as const;
const reviewPath = '/company/company-apply';

/** The user's tasks, and content that was published for them. */
export function Panels() {
  const overview = useApiQuery('getHomeOverview');
  const exposures = useApiQuery('queryIntegrityExposurePage', latest);
  const guidelines = useApiQuery('queryHelpGuidelinePage', latest);
  const answers = useApiQuery('queryHelpFaqPage', latest);
  const exposureRows = useExposureRows();
  const articleRows = useArticleRows();
  const todoRows = useTodoRows();
  const messageRows = useMessageRows();

  // Failures usually have one cause, so a retry repeats all failed queries.
  const queries = [overview, exposures, guidelines, answers];
  const onRetry = () => queries.filter(({ error }) => error).forEach(({ refetch }) => void refetch());
  if (queries.every(({ error }) => error)) {
    return (
      <Section>
        <ErrorState error={overview.error} onRetry={onRetry} />
      </Section>
    );
  }
  const of = { query: overview, onRetry };
  return (
    <div className={classes.panels}>
      <Panel {...of} title="home.todo" rows={todoRows} empty="home.noTodo" />
      <Panel {...of} title="home.messages" rows={({ unreadMessages }) => messageRows(unreadMessages)} empty="home.noMessages" />
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

/** The user's to-dos and the tasks that they have started. */
function useTodoRows() {
  const t = useT();
  const menu = useServerMenu();
  return ({ todoCounts: { supplier }, ownTasks }: Schemas['HomeOverview']): PanelRow[] => {
    const to = menu.entries.has(reviewPath) ? reviewPath : undefined;
    const review = { id: 'supplier', title: t('home.todoSuppliers'), to, end: supplier };
    const tasks = ownTasks.map(({ id, taskName, status }) => ({ id, title: taskName, end: t(`home.task${status}`) }));
    return [...(supplier ? [review] : []), ...tasks];
  };
}
