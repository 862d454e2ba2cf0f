import type { ReactNode } from 'react';
import { Content } from '../text/Content.tsx';
import classes from './Properties.module.css';

/** An e-mail address that is too long for its column goes on with its domain. */
const breakable = (text: string) =>
  text.split(/(?=@)/).map((part, index) => [index > 0 && <wbr key={`${part}wbr`} />, <Content key={part}>{part}</Content>]);

/** What is known of something: names and values, as many beside each other as there is room for. */
export function Properties({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.list}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? breakable(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
