import type { ReactNode } from 'react';
import classes from './Properties.module.css';

/** What is known of something: names and values, as many beside each other as there is room for. */
export function Properties({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.list}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
