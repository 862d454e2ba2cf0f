import { useServerMenu } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './Waiting.module.css';

const casesPath = '/approval/my-apply';
const purchasesPath = '/purchase-management/procurement-item';

interface WaitingFootProps {
  kinds: readonly Schemas['TodoKindCount'][];
  /** Nothing else waits for the user. */
  isAll: boolean;
}

/** Where everything that waits is listed: cases with those that are decided, and purchases. */
export function WaitingFoot({ kinds, isAll }: WaitingFootProps) {
  const t = useT();
  const { entries } = useServerMenu();
  const sum = (isCase: boolean) =>
    kinds
      .filter(({ kind }) => (kind === 'APPROVE' || kind === 'WITNESS') === isCase)
      .reduce((total, { count }) => total + count, 0);
  const [cases, purchases] = [sum(true), sum(false)];
  const ofCases = entries.has(casesPath) && { to: casesPath, text: casesText() };
  const ofPurchases = purchases > 0 &&
    entries.has(purchasesPath) && { to: purchasesPath, text: t('home.allPurchases', { count: purchases }) };
  const links = (cases > 0 ? [ofCases, ofPurchases] : [ofPurchases, ofCases]).filter((link) => link !== false);

  function casesText(): string {
    if (cases === 0) return t('home.decided');
    return t(isAll && purchases === 0 ? 'home.allOfThem' : 'home.allCases', { count: cases });
  }

  if (links.length === 0) return null;
  return (
    <p className={classes.foot}>
      {links.map(({ to, text }) => (
        <TextLink key={to} to={to} isAct>
          {text}
        </TextLink>
      ))}
    </p>
  );
}
