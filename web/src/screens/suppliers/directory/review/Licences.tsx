import { VisuallyHidden } from '@mantine/core';
import { IconFileOff, IconFileTypePdf } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { EnlargedPicture } from '#ui/files/EnlargedPicture.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { FileName } from '#ui/files/FileName.tsx';
import { useFileDownload } from '#ui/files/useFileDownload.ts';
import { Section } from '#ui/page/Section.tsx';
import classes from './Licences.module.css';
import type { Licence } from './licences.ts';
import { licenceName } from './reviewMarks.ts';

/** The licences of a supplier as pictures. One that is missing, or has no scan, is a hole among them. */
export function Licences({ licences }: { licences: readonly Licence[] }) {
  const t = useT();
  return (
    <Section title={t('review.licences')}>
      <ul className={classes.licences}>
        {licences.map((licence) => (
          <li key={licence.id} data-state={licence.state}>
            <Scan licence={licence} />
            <b>{licenceName(licence, t)}</b>
            <small>
              <Validity licence={licence} />
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Validity({ licence: { state, expireDate, daysLeft } }: { licence: Licence }) {
  const t = useT();
  const format = useFormat();
  if (state === 'missing') return t('review.required');
  if (expireDate === null) return t('suppliers.noEnd');
  const date = format.date(expireDate);
  if (state === 'expired') return t('review.expiredOn', { date });
  return state === 'ending' ? t('review.endsOn', { date, days: daysLeft ?? 0 }) : date;
}

function Scan({ licence }: { licence: Licence }) {
  const t = useT();
  const { file } = licence;
  if (!file) {
    return (
      <span className={classes.hole}>
        <IconFileOff size={24} stroke={1.5} aria-hidden />
        {t('review.notUploaded')}
      </span>
    );
  }
  const name = licenceName(licence, t);
  if (!file.contentType.startsWith('image/')) return <Paper file={file} name={name} />;
  return (
    <EnlargedPicture file={file} name={name} className={classes.scan}>
      <FileList files={[file]} label={name} />
    </EnlargedPicture>
  );
}

interface ScanProps {
  file: NonNullable<Licence['file']>;
  name: string;
}

/** A document that browsers do not show in a page. */
function Paper({ file, name }: ScanProps) {
  const t = useT();
  const { href, download, onClick } = useFileDownload(file);
  return (
    <a className={classes.scan} href={href} download={download} onClick={onClick}>
      <IconFileTypePdf size={36} stroke={1.25} aria-hidden />
      <VisuallyHidden>{t('ui.actionOn', { action: t('ui.downloadShort'), name })} </VisuallyHidden>
      <FileName name={file.fileName} />
    </a>
  );
}
