import type { Schemas } from '@campus-procurement/sdk';
import { Anchor } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { EnlargedPicture } from '#ui/files/EnlargedPicture.tsx';
import { FileName } from '#ui/files/FileName.tsx';
import { useFileDownload } from '#ui/files/useFileDownload.ts';
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
      <ul aria-label={t('bidding.filesOf', { name })}>
        {files.map((file) => (
          <li key={file.id}>
            <OfferedFile file={file} />
          </li>
        ))}
      </ul>
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

/** A file in a cell: there is no room for more than its name and size. */
function OfferedFile({ file }: { file: Schemas['FileInfo'] }) {
  const format = useFormat();
  const { href, download, onClick } = useFileDownload(file);
  return (
    <>
      <Anchor size="sm" href={href} download={download} onClick={onClick}>
        <FileName name={file.fileName} />
      </Anchor>{' '}
      <small>{format.bytes(file.fileSize)}</small>
    </>
  );
}
