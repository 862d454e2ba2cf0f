import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { FileList } from '#ui/files/FileLink.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Timeline, type TimelineEntry } from '#ui/page/Timeline.tsx';
import { stockDocumentAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './parts/acceptance.module.css';
import type { Detail } from './state/acceptanceState.ts';

/** Pictures, signatures, the conclusion and what follows from it. */
export function AcceptanceRail({ acceptance }: { acceptance: Detail }) {
  const t = useT();
  const { photos, members, stockDocuments, drawSeed, remark, cancelReason } = acceptance;
  const signatures = useSignatures(acceptance);
  return (
    <>
      <Section title={t('acceptances.photos')}>
        {photos.length === 0 ? <p className={classes.quiet}>{t('acceptances.noPhotos')}</p> : <Photos photos={photos} />}
      </Section>
      {members.length > 0 && (
        <Section title={t('acceptances.signatures')}>
          <Timeline label={t('acceptances.signatures')} entries={signatures} />
          {drawSeed && (
            <p className={classes.quiet}>
              {t('acceptances.seed')} <code>{drawSeed}</code>
              <br />
              {t('acceptances.seedHint')}
            </p>
          )}
        </Section>
      )}
      {stockDocuments.length > 0 && (
        <Section title={t('acceptances.documents')}>
          <Properties
            items={stockDocuments.map(({ id, docCode, warehouseName, status }) => [
              warehouseName,
              <span key={id}>
                <TextLink to={stockDocumentAddress(id)}>{docCode}</TextLink> {t(`acceptances.doc${status}`)}
              </span>,
            ])}
          />
        </Section>
      )}
      {(remark || cancelReason) && (
        <Section title={t(cancelReason ? 'acceptances.cancelReason' : 'acceptances.remark')}>
          <p className={classes.quiet}>{cancelReason ?? remark}</p>
        </Section>
      )}
    </>
  );
}

/** Pictures as pictures, and everything as a file to open. */
function Photos({ photos }: { photos: readonly Schemas['FileInfo'][] }) {
  const t = useT();
  return (
    <>
      <div className={classes.photos}>
        {photos.map(({ id, url, contentType, fileName }) =>
          url && contentType.startsWith('image/') ? <img key={id} src={url} alt={fileName} loading="lazy" /> : null,
        )}
      </div>
      <FileList files={[...photos]} label={t('acceptances.photos')} />
    </>
  );
}

/** Those who sign, and the leader's conclusion, in the order of time. */
function useSignatures(acceptance: Detail): TimelineEntry[] {
  const t = useT();
  const format = useFormat();
  const { members, status, conclusion, opinion, acceptTime, rating } = acceptance;
  const roles = { LEADER: 'leader', MEMBER: 'member', EXPERT: 'expert' } as const;
  const signed = members.toSorted((one, other) => (one.signTime ?? '~').localeCompare(other.signTime ?? '~'));
  const entries = signed.map(
    ({ userId, userName, memberRole, drawn, outside, agree, opinion: said, signTime, left, replacedByName }): TimelineEntry => {
      const marks = [
        t(`acceptances.${roles[memberRole]}`),
        drawn && t('acceptances.drawn'),
        outside && t('acceptances.outside'),
        left && t('acceptances.left'),
        replacedByName && t('acceptances.replacedBy', { name: replacedByName }),
      ];
      return {
        id: userId,
        state: signTime === null ? 'now' : agree ? 'done' : 'bad',
        title: `${userName} ${t(signTime === null ? 'acceptances.notSigned' : agree ? 'acceptances.agrees' : 'acceptances.disagrees')}`,
        meta: [...marks, signTime && format.dateTime(signTime)].filter(Boolean).join(' · '),
        text: said,
      };
    },
  );
  if (conclusion === null) {
    if (status !== 'INSPECTING') return entries;
    return [...entries, { id: 'conclusion', state: 'future', title: t('acceptances.conclusion') }];
  }
  const stars =
    rating && (['quality', 'delivery', 'service'] as const).map((part) => `${t(`acceptances.${part}`)} ${rating[part]}`);
  return [
    ...entries,
    {
      id: 'conclusion',
      state: conclusion === 'FAIL' ? 'bad' : 'done',
      title: t('acceptances.concludedAs', { conclusion: t(`acceptances.conclusion${conclusion}`) }),
      meta: [acceptTime && format.dateTime(acceptTime), stars?.join(' · ')].filter(Boolean).join(' · '),
      text: [opinion, rating?.comment].filter(Boolean).join(' '),
    },
  ];
}
