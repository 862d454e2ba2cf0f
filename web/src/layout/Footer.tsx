import { useUser } from '@campus-procurement/hooks';
import { useProductName } from '#ui/page/usePageTitle.ts';
import { Content } from '#ui/text/Content.tsx';
import classes from './Shell.module.css';

/** Shows the owner of this installation. */
export function Footer() {
  const { companyName } = useUser();
  const product = useProductName();
  return (
    <footer className={classes.footer}>
      <span>
        <Content>{companyName}</Content>
      </span>
      <span>{product}</span>
    </footer>
  );
}
