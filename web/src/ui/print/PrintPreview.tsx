import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import classes from './PrintPreview.module.css';
import { PrintSheet, type PrintSheetProps } from './PrintSheet.tsx';

/** Product specification, section 9: above everything else. */
const layer = 20_002;

interface PrintPreviewProps extends PrintSheetProps {
  /** What is to be known before it is printed. */
  hint?: ReactNode;
  /** Stands in place of the sheet as long as that is not there. */
  instead?: ReactNode;
  onClose: () => void;
}

/** Shows how something will look on paper, and prints it. */
export default function PrintPreview({ hint, instead, onClose, ...sheet }: PrintPreviewProps) {
  const t = useT();
  const print = useRef<HTMLButtonElement>(null);
  const isReady = !instead;
  // Also where the sheet came later: what had the focus meanwhile has gone.
  useEffect(() => {
    if (isReady) print.current?.focus();
  }, [isReady]);
  return (
    <Dialog
      onClose={onClose}
      title={t('ui.printPreview')}
      fullScreen
      // It would lie over the sheet, of which it is no part, and on paper hide it.
      withOverlay={false}
      zIndex={layer}
      transitionProps={{ duration: 0 }}
      classNames={{
        root: classes.root,
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        body: classes.body,
      }}
    >
      {instead || (
        <>
          <div className={classes.toolbar} data-wide={sheet.isWide || undefined}>
            {hint}
            <Button ref={print} leftSection={<IconPrinter size={16} />} onClick={() => window.print()} data-autofocus>
              {t('ui.print')}
            </Button>
          </div>
          <PrintSheet {...sheet} />
        </>
      )}
    </Dialog>
  );
}
