import type { ReactNode } from 'react';
import { Content } from '../text/Content.tsx';
import classes from './NameCell.module.css';

/** The name of a row, and in a word what is special about it. */
export function NameCell({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <span className={classes.root}>
      <span className={classes.name}>
        <Content>{name}</Content>
      </span>
      {children}
    </span>
  );
}
