import { useServerMenu } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './Waiting.module.css';

const casesPath = '/approval/my-apply';
const purchasesPath = '/purchase-management/procurement-item';
const stockPath = '/stock-page';
const sharedPath = '/approval-use-shared-inventory';
const ownPath = '/database-shared-memory';

type Place = 'CASES' | 'PURCHASES' | 'STOCK' | 'SHARED' | 'OWN';

/** Where what waits is listed; what is not named here, among the purchases. */
const places: Partial<Record<Schemas['TodoKindCount']['kind'], Place>> = {
  APPROVE: 'CASES',
  WITNESS: 'CASES',
  CONFIRM_ENTRY: 'STOCK',
  CONFIRM_DOCUMENT: 'STOCK',
  SHARED_APPLY: 'SHARED',
  SHARED_RECEIPT: 'OWN',
};

interface WaitingFootProps {
  kinds: readonly Schemas['TodoKindCount'][];
  /** Nothing else waits for the user. */
  isAll: boolean;
}

/** Where everything that waits is listed: cases with those that are decided, and purchases. */
export function WaitingFoot({ kinds, isAll }: WaitingFootProps) {
  const t = useT();
  const { entries } = useServerMenu();
  const sum = (place: Place) =>
    kinds.filter(({ kind }) => (places[kind] ?? 'PURCHASES') === place).reduce((total, { count }) => total + count, 0);
  const [cases, purchases, documents] = [sum('CASES'), sum('PURCHASES'), sum('STOCK')];
  const [shared, borrowed] = [sum('SHARED'), sum('OWN')];
  const ofCases = entries.has(casesPath) && { to: casesPath, text: casesText() };
  const ofPurchases = purchases > 0 &&
    entries.has(purchasesPath) && { to: purchasesPath, text: t('home.allPurchases', { count: purchases }) };
  const ofStock = documents > 0 &&
    entries.has(stockPath) && { to: stockPath, text: t('home.allDocuments', { count: documents }) };
  const ofShared = shared > 0 && entries.has(sharedPath) && { to: sharedPath, text: t('home.allShared', { count: shared }) };
  const ofOwn = borrowed > 0 &&
    entries.has(ownPath) && { to: `${ownPath}?tab=APPLIED`, text: t('home.allReceipts', { count: borrowed }) };
  const links = [ofStock, ofShared, ofOwn, ...(cases > 0 ? [ofCases, ofPurchases] : [ofPurchases, ofCases])].filter(
    (link) => link !== false,
  );

  function casesText(): string {
    if (cases === 0) return t('home.decided');
    return t(isAll && purchases + documents + shared + borrowed === 0 ? 'home.allOfThem' : 'home.allCases', { count: cases });
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
