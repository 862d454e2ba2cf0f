import { Link, type LinkProps } from 'react-router-dom';
import classes from './TextLink.module.css';

/** A link among texts and in cells. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={classes.link} />;
}
