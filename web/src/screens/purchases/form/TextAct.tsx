import type { ComponentProps } from 'react';
import classes from './TextAct.module.css';

/** A small act that reads like a link, beside the words that it belongs to. */
export function TextAct(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={classes.act} {...props} />;
}
