import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { usePublication } from '#ui/status/usePublication.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import type { Article } from './articleColumns.tsx';

/** What a channel does with its articles. */
export interface ArticleWrites {
  publish: (article: Article) => Promise<unknown>;
  withdraw: (article: Article, reason: string) => Promise<unknown>;
  pin: (article: Article, top: boolean) => Promise<unknown>;
  remove: (article: Article) => Promise<unknown>;
}

interface ArticleActionHandlers extends ArticleWrites {
  onEdit: (article: Article) => void;
  /** What a publication brings about. */
  publishText: string;
}

/** What can be done with an article: the server says so of each. What is published is withdrawn before it is changed. */
export function useArticleActions({ onEdit, publishText, ...writes }: ArticleActionHandlers) {
  const t = useT();
  const { actions, dialog } = usePublication<Article>({
    ...writes,
    nameOf: ({ title }) => t('articles.quoted', { title }),
    publishText: () => publishText,
    withdrawText: t('articles.withdrawText'),
  });

  async function setTop(article: Article, top: boolean) {
    await writes.pin(article, top);
    notify.success(t(top ? 'articles.pinnedDone' : 'articles.unpinnedDone', { title: article.title }));
  }

  const mayEdit = ({ allowedActions }: Article) => allowedActions.includes('EDIT');
  const all: RowAction<Article>[] = [
    { label: 'ui.edit', onClick: onEdit, isOffered: mayEdit },
    { ...actions.publish, each: writes.publish },
    actions.withdraw,
    { label: 'articles.pin', onClick: (row) => setTop(row, true), isOffered: (row) => mayEdit(row) && !row.top },
    { label: 'articles.unpin', onClick: (row) => setTop(row, false), isOffered: (row) => mayEdit(row) && row.top },
    { ...actions.remove, each: writes.remove },
  ];
  return { actions: all, dialog };
}
