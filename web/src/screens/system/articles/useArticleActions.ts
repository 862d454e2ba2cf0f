import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { notify } from '#ui/notify.ts';
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
  /** It needs a reason, which has a dialog of its own. */
  onWithdraw: (article: Article) => void;
  /** What a publication brings about. */
  publishText: string;
}

/** What can be done with an article: the server says so of each. What is published is withdrawn before it is changed. */
export function useArticleActions(handlers: ArticleActionHandlers): RowAction<Article>[] {
  const { publish, pin, remove, onEdit, onWithdraw, publishText } = handlers;
  const t = useT();
  const confirm = useConfirm();
  const allows = (action: Article['allowedActions'][number]) => (article: Article) => article.allowedActions.includes(action);

  async function askToPublish(article: Article) {
    const isDone = await confirm({
      title: t('articles.publishTitle', { title: article.title }),
      text: publishText,
      confirmLabel: t('ui.publish'),
      action: () => publish(article),
    });
    if (isDone) notify.success(t('articles.publishedDone', { title: article.title }));
  }

  async function askToErase(article: Article) {
    const isDone = await confirm({
      title: t('articles.deleteTitle', { title: article.title }),
      text: t('articles.deleteText'),
      confirmLabel: t('ui.delete'),
      danger: true,
      action: () => remove(article),
    });
    if (isDone) notify.success(t('ui.deleted'));
  }

  async function setTop(article: Article, top: boolean) {
    await pin(article, top);
    notify.success(t(top ? 'articles.pinnedDone' : 'articles.unpinnedDone', { title: article.title }));
  }

  return [
    { label: 'ui.edit', onClick: onEdit, isOffered: allows('EDIT') },
    { label: 'ui.publish', onClick: askToPublish, isOffered: allows('PUBLISH'), each: publish },
    { label: 'ui.withdraw', onClick: onWithdraw, isOffered: allows('WITHDRAW') },
    {
      label: 'articles.pin',
      onClick: (article) => setTop(article, true),
      isOffered: (article) => allows('EDIT')(article) && !article.top,
    },
    {
      label: 'articles.unpin',
      onClick: (article) => setTop(article, false),
      isOffered: (article) => allows('EDIT')(article) && article.top,
    },
    { label: 'ui.delete', onClick: askToErase, isOffered: allows('DELETE'), each: remove, danger: true },
  ];
}
