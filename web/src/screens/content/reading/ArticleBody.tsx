import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { FileList, type ListedFile } from '#ui/files/FileLink.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { GuidelineSteps } from './GuidelineSteps.tsx';
import classes from './reading.module.css';

/** An article, or what is to become one. */
export interface ReadableArticle
  extends Pick<Schemas['ArticleDetail'], 'channel' | 'caseAmount' | 'caseSavingRate' | 'content' | 'steps'> {
  cover: { url: string } | null;
  attachments: readonly ListedFile[];
}

/** What stands below the title of an article. */
export function ArticleBody({ article }: { article: ReadableArticle }) {
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
