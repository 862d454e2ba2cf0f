import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import type { Queried } from '#ui/page/QueryView.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ReadingPage } from './ReadingPage.tsx';

type Article = Schemas['ArticleDetail'];

/** An article of any channel, for reading and printing. Opening it counts a view. */
export function ArticlePage({ article }: { article: Queried<Article> }) {
  const t = useT();
  const { data } = article;
  useCountedView(data);
  return (
    <ReadingPage
      query={article}
      title={data?.title}
      tags={
        data ? [t(`reading.channel${data.channel}`), ...(data.status === 'PUBLISHED' ? [] : [t(`reading.${data.status}`)])] : []
      }
      facts={data ? <Facts article={data} /> : null}
    >
      {(shown) => <ArticleBody article={shown} />}
    </ReadingPage>
  );
}

function Facts({ article: { source, author, publishTime, schoolName, viewCount } }: { article: Article }) {
  const t = useT();
  return (
    <>
      <span>{source ?? schoolName}</span>
      {author !== null && <span>{author}</span>}
      {publishTime !== null && <DateTime value={publishTime} />}
      <span>{t('reading.views', { count: viewCount })}</span>
    </>
  );
}

/**
 * Counts the view of an article; the server counts each reader once, and no drafts. Errors are not shown, because they do not concern the
 * reader.
 */
function useCountedView(article: Article | undefined): void {
  const { mutate } = useApiMutation('countArticleView', { onError: claimError });
  const id = article?.status === 'PUBLISHED' && !article.viewed ? article.id : null;
  useEffect(() => {
    if (id !== null) mutate({ path: { id } });
  }, [id, mutate]);
}
