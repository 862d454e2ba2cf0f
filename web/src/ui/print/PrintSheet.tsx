import type { ReactNode, Ref } from 'react';
import { DateTime } from '../date/DateTime.tsx';
import { useProductName } from '../page/usePageTitle.ts';
import classes from './PrintSheet.module.css';

export interface PrintSheetProps {
  /** What is printed; it stands at the head of each sheet. */
  title: string;
  /** Said beside it, e.g. which part of something it is. */
  note?: string | undefined;
  /** Where `SearchBar` says what was searched for. */
  words?: Ref<HTMLElement> | undefined;
  /** Whose it is. */
  school?: string;
  /** On sheets of paper that lie on their long side. */
  isWide?: boolean;
  children: ReactNode;
}

/** What is printed, always dark on white: as long as it is there, nothing else of the page comes along. */
export function PrintSheet({ title, note, words, school, isWide = false, children }: PrintSheetProps) {
  const product = useProductName();
  return (
    // The head of a table is what browsers repeat on each sheet of paper.
    <table className={classes.sheet} role="presentation" data-print-sheet data-wide={isWide || undefined}>
      <thead>
        <tr>
          <td className={classes.head}>
            <span>{note ? `${title} · ${note}` : title}</span>
            <span ref={words} className={classes.words} />
            <span>
              {school && `${school} · `}
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
  );
}
