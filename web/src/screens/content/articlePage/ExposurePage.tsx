import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import classes from '../reading/reading.module.css';

/** An integrity exposure: the facts, its consequence and its period. */
export function ExposurePage({ id }: { id: string }) {
  const t = useT();
  const query = useApiQuery('getIntegrityExposureDetail', { path: { id } });
  const { data } = query;
  return (
    <ReadingPage
      query={query}
      title={data?.supplierName}
      tags={data ? [t('reading.exposure'), t(`reading.level${data.level}`)] : []}
      facts={
        data && (
          <>
            <span>{data.schoolName}</span>
            {data.publishTime !== null && <DateTime value={data.publishTime} />}
          </>
        )
      }
    >
      {(exposure) => <Exposure exposure={exposure} />}
    </ReadingPage>
  );
}

function Exposure({ exposure }: { exposure: Schemas['ExposureDetail'] }) {
  const t = useT();
  const format = useFormat();
  const { exposureCode, creditCode, exposureType, startDate, endDate, deductScore, fact, basis, evidence, appeal } = exposure;
  const until = endDate === null ? t('reading.forEver') : format.date(endDate);
  return (
    <>
      <Properties
        items={[
          [t('reading.exposureCode'), exposureCode],
          [t('reading.creditCode'), creditCode],
          [t('reading.exposureType'), t(`reading.type${exposureType}`)],
          [t('reading.period'), t('reading.fromTo', { from: format.date(startDate), to: until })],
          [t('reading.deductScore'), format.number(deductScore)],
        ]}
      />
      <Part title={t('reading.fact')} text={fact} />
      {basis !== null && <Part title={t('reading.basis')} text={basis} />}
      {evidence.length > 0 && (
        <section>
          <h2 className={classes.heading}>{t('reading.evidence')}</h2>
          <FileList files={evidence} label={t('reading.evidence')} />
        </section>
      )}
      {appeal && (
        <Part
          title={t('reading.appeal')}
          text={`${appeal.content}\n\n${t(`reading.appeal${appeal.result}`, { reply: appeal.reply })}`}
        />
      )}
    </>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <p className={classes.plain}>{text}</p>
    </section>
  );
}
