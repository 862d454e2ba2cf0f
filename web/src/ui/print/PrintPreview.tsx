import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '../date/DateTime.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { useProductName } from '../page/usePageTitle.ts';
import classes from './PrintPreview.module.css';

/** Product specification, section 9: above everything else. */
const layer = 20_002;

interface PrintPreviewProps {
  /** What is printed; it stands at the head of each sheet. */
  title: string;
  /** Said beside it, e.g. which part of something it is. */
  note?: string;
  /** On sheets of paper that lie on their long side. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Shows how something will look on paper, always dark on white, and prints it: nothing else of the page comes along. */
export default function PrintPreview({ title, note, isWide = false, onClose, children }: PrintPreviewProps) {
  const t = useT();
  const product = useProductName();
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
      <div className={classes.toolbar} data-wide={isWide || undefined}>
        <Button leftSection={<IconPrinter size={16} />} onClick={() => window.print()} data-autofocus>
          {t('ui.print')}
        </Button>
      </div>
      {/* The head of a table is what browsers repeat on each sheet of paper. */}
      <table className={classes.sheet} role="presentation" data-print-sheet data-wide={isWide || undefined}>
        <thead>
          <tr>
            <td className={classes.head}>
              <span>{note ? `${title} · ${note}` : title}</span>
              <span>
                {product} · <DateTime value={new Date().toISOString()} />
              </span>
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={classes.text}>{children}</td>
          </tr>
        </tbody>
      </table>
    </Dialog>
  );
}
