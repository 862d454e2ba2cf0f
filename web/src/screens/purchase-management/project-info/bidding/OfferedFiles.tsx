import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EnlargedPicture } from '#ui/files/EnlargedPicture.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import classes from './matrix.module.css';

interface OfferedFilesProps {
  files: readonly Schemas['FileInfo'][];
  /** Whose files they are; masked as long as names are. */
  name: string;
}

/** The files of the technical part of a quote: to be downloaded, and pictures to be looked at. */
export function OfferedFiles({ files, name }: OfferedFilesProps) {
  const t = useT();
  if (files.length === 0) return <span className={classes.none}>{t('bidding.noFiles')}</span>;
  const pictures = files.filter(({ contentType }) => contentType.startsWith('image/'));
  return (
    <div className={classes.files}>
      <FileList files={files} label={t('bidding.filesOf', { name })} />
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          {pictures.map((file) => (
            <EnlargedPicture key={file.id} file={file} />
          ))}
        </div>
      )}
    </div>
  );
}
