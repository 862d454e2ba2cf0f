import { PageLink, type PageLinkProps } from './PageLink.tsx';
import classes from './TextLink.module.css';

/** A link among texts and in cells. */
export function TextLink(props: Omit<PageLinkProps, 'className'>) {
  return <PageLink {...props} className={classes.link} />;
}
