import classes from './purchases.module.css';

interface BarProps {
  value: number;
  /** The largest value of the column, which fills it. */
  most: number;
  isMarked?: boolean;
}

/** A bar in a cell. The number beside it says the same, so it is hidden from those who hear the table. */
export function Bar({ value, most, isMarked = false }: BarProps) {
  return (
    <span className={classes.bar} data-marked={isMarked || undefined} aria-hidden>
      <i style={{ width: `${most === 0 ? 0 : (100 * value) / most}%` }} />
    </span>
  );
}
