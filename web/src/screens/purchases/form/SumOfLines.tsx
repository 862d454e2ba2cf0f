import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './parts.module.css';
import { type PurchaseValues, totalOf } from './purchaseValues.ts';

/** The sum of the lines, the largest number of the page. */
export function SumOfLines({ values }: { values: PurchaseValues }) {
  const t = useT();
  const format = useFormat();
  const [, whole, cents] = /^(.*)(\.\d\d)$/.exec(format.money(totalOf(values))) ?? [];
  return (
    <p className={classes.headSum}>
      <small>{t('sponsor.linesTotal')}</small>
      <span>
        ¥<b>{whole}</b>
        {cents}
      </span>
    </p>
  );
}
