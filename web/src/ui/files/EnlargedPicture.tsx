import { type ReactNode, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import classes from './EnlargedPicture.module.css';
import type { ListedFile } from './FileLink.tsx';
import { useFileDownload } from './useFileDownload.ts';

interface EnlargedPictureProps {
  file: ListedFile;
  /** What the picture is called; the name of the file by itself. */
  name?: string;
  /** How large the small picture is. */
  className?: string | undefined;
  /** What stands below the large picture. */
  children?: ReactNode;
}

/** A picture, which a click shows as large as the window. */
export function EnlargedPicture({ file, name = file.fileName, className, children }: EnlargedPictureProps) {
  const t = useT();
  const { href, renew } = useFileDownload(file);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className ?? classes.small}
        onClick={() => setOpen(true)}
        aria-label={t('ui.enlarge', { name })}
      >
        <img src={href} alt="" onError={renew} />
      </button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)} size="min(1100px, 94vw)">
          <img className={classes.large} src={href} alt={name} onError={renew} />
          {children}
        </Dialog>
      )}
    </>
  );
}
