import { Numeral } from '../text/Numeral.tsx';
import classes from './TabCount.module.css';

/** How many rows the list behind a tab has. */
export function TabCount({ value }: { value: number }) {
  return (
    <span className={classes.count}>
      {' '}
      <Numeral value={value} />
    </span>
  );
}
