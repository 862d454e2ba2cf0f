import type { Schemas } from '@campus-procurement/sdk';
import { VisuallyHidden } from '@mantine/core';
import { IconDownload, IconFileText, IconFileTypePdf, IconFileZip, IconPhoto, IconTable } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import tile from '../page/Tile.module.css';
import classes from './FileLink.module.css';
import { FileName } from './FileName.tsx';
import { useFileDownload } from './useFileDownload.ts';

type FileInfo = Schemas['FileInfo'];

/** A file in a list. */
export type ListedFile = Pick<FileInfo, 'id' | 'fileName' | 'fileSize' | 'url' | 'urlExpireTime'> & { contentType: string };

/** Files to download, one below the other. */
export function FileList({ files, label }: { files: readonly ListedFile[]; label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  );
}

/** A file with its size and kind, to be downloaded. */
function FileLink({ file }: { file: ListedFile }) {
  const t = useT();
  const format = useFormat();
  const { fileName, fileSize, contentType } = file;
  const link = useFileDownload(file);
  const Icon = iconOf(contentType);
  return (
    <a className={tile.row} href={link.href} download={link.download} onClick={link.onClick}>
      {/* What is seen is part of the name (WCAG 2.5.3), so the name is made of it. */}
      <VisuallyHidden>{t('ui.downloadShort')} </VisuallyHidden>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={classes.name}>
        <FileName name={fileName} />
      </span>
      <span className={classes.meta}>
        {endingOf(fileName)} · {format.bytes(fileSize)}
      </span>
      <IconDownload className={classes.action} size={16} stroke={1.5} aria-hidden />
    </a>
  );
}

function endingOf(fileName: string): string {
  return (/\.([^.]+)$/.exec(fileName)?.[1] ?? '').toUpperCase();
}

function iconOf(contentType: string) {
  if (contentType === 'application/pdf') return IconFileTypePdf;
  if (contentType === 'application/zip') return IconFileZip;
  if (contentType.startsWith('image/')) return IconPhoto;
  return contentType.includes('sheet') || contentType.includes('excel') ? IconTable : IconFileText;
}
