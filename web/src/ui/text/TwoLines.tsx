import type { ReactNode } from 'react';
import { Content } from './Content.tsx';
import classes from './TwoLines.module.css';

interface TwoLinesProps {
  first: ReactNode;
  /** Smaller; left out if there is nothing. */
  second: ReactNode;
  /** It waits for the user. */
  isMine?: boolean;
  /** Aligned to the end, as figures are. */
  isEnd?: boolean;
}

/** A cell with a small second line. */
export function TwoLines({ first, second, isMine = false, isEnd = false }: TwoLinesProps) {
  return (
    <span className={classes.two} data-mine={isMine || undefined} data-end={isEnd || undefined}>
      {typeof first === 'string' ? (
        <span>
          <Content>{first}</Content>
        </span>
      ) : (
        <Content>{first}</Content>
      )}
      {second && (
        <small>
          <Content>{second}</Content>
        </small>
      )}
    </span>
  );
}
