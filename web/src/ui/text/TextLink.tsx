import { Link, type LinkProps } from 'react-router-dom';
import { Content } from './Content.tsx';
import classes from './TextLink.module.css';

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /** The link says what to do, e.g. "Manage", and not what something is called. */
  isAct?: boolean;
}

/** A link among texts and in cells. */
export function TextLink({ isAct = false, children, ...link }: TextLinkProps) {
  return (
    <Link {...link} className={classes.link} data-act={isAct || undefined}>
      <Content>{children}</Content>
    </Link>
  );
}
