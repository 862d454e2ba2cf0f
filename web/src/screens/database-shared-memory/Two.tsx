import classes from '../stock-page/stock.module.css';

interface TwoProps {
  first: string;
  second: string | null;
  /** Aligned to the end, as figures are. */
  isEnd?: boolean;
}

/** A cell with a small second line. */
export function Two({ first, second, isEnd = false }: TwoProps) {
  return (
    <span className={classes.two} data-end={isEnd || undefined}>
      <span>{first}</span>
      {second && <small>{second}</small>}
    </span>
  );
}
