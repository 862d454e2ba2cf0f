import { createPortal } from 'react-dom';
import classes from './PrintSheet.module.css';
import { PrintSheet, type PrintSheetProps } from './PrintSheet.tsx';

/** A sheet for the browser's own command: printed, and never seen on the screen. */
export function UnseenSheet(props: PrintSheetProps) {
  return createPortal(
    <div className={classes.unseen}>
      <PrintSheet {...props} />
    </div>,
    document.body,
  );
}
