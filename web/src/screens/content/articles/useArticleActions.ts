import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { usePublication } from '#ui/status/usePublication.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { articleAddress } from '#ui/text/contentAddress.ts';
import type { Article } from './articleColumns.tsx';

/** The writes of a channel. */
export interface ArticleWrites {
  publish: (article: Article) => Promise<unknown>;
  withdraw: (article: Article, reason: string) => Promise<unknown>;
  pin: (article: Article, top: boolean) => Promise<unknown>;
  remove: (article: Article) => Promise<unknown>;
}

interface ArticleActionHandlers extends ArticleWrites {
  onEdit: (article: Article) => void;
  /** The explanation of the effects of a publication. */
  publishText: string;
}

/**
 * Returns the actions on articles. The server decides which ones each article offers. A published article must be withdrawn before it can
 * be changed.
 */
export function useArticleActions({ onEdit, publishText, ...writes }: ArticleActionHandlers) {
  const t = useT();
  const { actions, dialog } = usePublication<Article>({
    ...writes,
    nameOf: ({ title }) => t('articles.quoted', { title }),
    publishText: () => publishText,
    withdrawText: t('articles.withdrawText'),
    address: articleAddress,
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
