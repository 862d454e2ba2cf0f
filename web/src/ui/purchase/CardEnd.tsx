import { useT } from '#i18n/LanguageProvider.tsx';
import { Tag } from '../status/Tag.tsx';
import { daysUntilEnd, soonDays } from './cardEnds.ts';

/** Says that a budget card has ended, or ends soon. */
export function CardEnd({ validTo }: { validTo: string | null }) {
  const t = useT();
  const days = daysUntilEnd(validTo);
  if (days === null || days > soonDays) return null;
  return <Tag>{t('purchases.cardEnds', { days })}</Tag>;
}
