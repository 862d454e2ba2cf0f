import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import classes from './expenditure.module.css';

type BalanceProps = Pick<
  Schemas['Expenditure'],
  'totalAmount' | 'frozenAmount' | 'occupiedAmount' | 'paidAmount' | 'availableAmount'
>;

/** The available amount of a card and how it is calculated. */
export function Balance({ totalAmount, frozenAmount, occupiedAmount, paidAmount, availableAmount }: BalanceProps) {
  const t = useT();
  const parts = [
    ['funds.total', totalAmount, '−'],
    ['funds.frozen', frozenAmount, '−'],
    ['funds.occupied', occupiedAmount, '−'],
    ['funds.paid', paidAmount, '='],
    ['funds.available', availableAmount, t('ui.yuan')],
  ] as const;
  return (
    <dl className={classes.balance} aria-label={t('funds.balance')}>
      {parts.map(([label, amount, sign]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <Money value={amount} />
            <span aria-hidden> {sign}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
