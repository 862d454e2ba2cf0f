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

const reviewPath = '/company/company-apply';

type Place = 'CASES' | 'STOCK' | 'SHARED' | 'OWN' | 'SUPPLIERS';

/** Where what waits is listed, beside the list of purchases. */
const places: Partial<Record<Schemas['TodoKindCount']['kind'], Place>> = {
  APPROVE: 'CASES',
  WITNESS: 'CASES',
  CONFIRM_ENTRY: 'STOCK',
  CONFIRM_DOCUMENT: 'STOCK',
  SHARED_APPLY: 'SHARED',
  SHARED_RECEIPT: 'OWN',
  SUPPLIER_REVIEW: 'SUPPLIERS',
};

interface WaitingFootProps {
  todo: Schemas['HomeTodo'];
  /** Nothing else waits for the user. */
  isAll: boolean;
}

/** Where everything that waits is listed: cases with those that are decided, and purchases. */
export function WaitingFoot({ todo: { kinds, purchases, count }, isAll }: WaitingFootProps) {
  const t = useT();
  const { entries } = useServerMenu();
  const sum = (place: Place) => kinds.filter(({ kind }) => places[kind] === place).reduce((total, one) => total + one.count, 0);
  const [cases, documents, suppliers] = [sum('CASES'), sum('STOCK'), sum('SUPPLIERS')];
  const [shared, borrowed] = [sum('SHARED'), sum('OWN')];
  const ofCases = entries.has(casesPath) && { to: casesPath, text: casesText() };
  const ofPurchases = purchases > 0 &&
    entries.has(purchasesPath) && { to: purchasesPath, text: t('home.allPurchases', { count: purchases }) };
  const ofStock = documents > 0 &&
    entries.has(stockPath) && { to: stockPath, text: t('home.allDocuments', { count: documents }) };
  const ofShared = shared > 0 && entries.has(sharedPath) && { to: sharedPath, text: t('home.allShared', { count: shared }) };
  const ofOwn = borrowed > 0 &&
    entries.has(ownPath) && { to: `${ownPath}?tab=APPLIED`, text: t('home.allReceipts', { count: borrowed }) };
  const ofSuppliers = suppliers > 0 &&
    entries.has(reviewPath) && { to: reviewPath, text: t('home.allSuppliers', { count: suppliers }) };
  const links = [ofStock, ofShared, ofOwn, ofSuppliers, ...(cases > 0 ? [ofCases, ofPurchases] : [ofPurchases, ofCases])].filter(
    (link) => link !== false,
  );

  function casesText(): string {
    if (cases === 0) return t('home.decided');
    return t(isAll && cases === count ? 'home.allOfThem' : 'home.allCases', { count: cases });
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
