import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { FileList } from '#ui/files/FileLink.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import type { Queried } from '#ui/page/QueryView.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { GuidelineSteps } from './GuidelineSteps.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import classes from './reading.module.css';

type Article = Schemas['ArticleDetail'];

/** An article of any channel, to be read and printed. Whoever opens it is counted as a reader. */
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
      {(shown) => <Body article={shown} />}
    </ReadingPage>
  );
}

function Facts({ article: { source, author, publishTime, schoolName, viewCount } }: { article: Article }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <span>{source ?? schoolName}</span>
      {author !== null && <span>{author}</span>}
      {publishTime !== null && <DateTime value={publishTime} />}
      <span>{t('reading.views', { count: viewCount, shown: format.number(viewCount) })}</span>
    </>
  );
}

function Body({ article }: { article: Article }) {
  const t = useT();
  const format = useFormat();
  const { channel, caseAmount, caseSavingRate, content, steps, cover, attachments } = article;
  return (
    <>
      {channel === 'LIGHTHOUSE' && (
        <Properties
          items={[
            [t('reading.caseAmount'), caseAmount === null ? '–' : format.money(caseAmount)],
            [t('reading.caseSavingRate'), caseSavingRate === null ? '–' : format.percent(Number(caseSavingRate) / 100)],
          ]}
        />
      )}
      {cover && <img className={classes.cover} src={cover.url} alt="" />}
      <RichText html={content} />
      {steps.length > 0 && <GuidelineSteps steps={steps} />}
      {attachments.length > 0 && (
        <section>
          <h2 className={classes.heading}>{t('reading.attachments')}</h2>
          <FileList files={attachments} label={t('reading.attachments')} />
        </section>
      )}
    </>
  );
}

/** The server counts each reader once, and no draft. That it could not be counted is no concern of the reader. */
function useCountedView(article: Article | undefined): void {
  const { mutate } = useApiMutation('countArticleView', { onError: claimError });
  const id = article?.status === 'PUBLISHED' && !article.viewed ? article.id : null;
  useEffect(() => {
    if (id !== null) mutate({ path: { id } });
  }, [id, mutate]);
}
