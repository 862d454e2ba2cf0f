import { compareMoney } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import type { Detail } from '../state/projectState.ts';
import classes from './money.module.css';

type Fund = Detail['funds'][number];

/** How far the money of each card has come: what is frozen, occupied and paid for the purchase, and what is free on the card. */
export function FundBars({ funds }: Pick<Detail, 'funds'>) {
  const t = useT();
  return (
    <ul className={classes.funds} aria-label={t('purchases.fundUse')}>
      {funds.map((fund, index) => (
        // A draft may name no card yet.
        <FundBar key={fund.expenditureId ?? `line ${index}`} fund={fund} />
      ))}
    </ul>
  );
}

function FundBar({ fund }: { fund: Fund }) {
  const t = useT();
  const { cardName, cardNo, ownerName, frozenAmount, occupiedAmount, paidAmount, freeAmount } = fund;
  const parts = [
    ['paid', paidAmount],
    ['occupied', occupiedAmount],
    ['frozen', frozenAmount],
    ['free', freeAmount ?? '0.00'],
  ] as const;
  return (
    <li>
      <div className={classes.fund}>
        <b>{cardName ?? t('purchases.noCard')}</b> <span>{[cardNo, ownerName].filter(Boolean).join(' · ')}</span>
      </div>
      {/* The amounts below say the same. */}
      <div className={classes.bar} aria-hidden>
        {parts
          .filter(([, amount]) => compareMoney(amount, '0.00') > 0)
          .map(([part, amount]) => (
            <i key={part} data-part={part} style={{ flexGrow: Number(amount) }} />
          ))}
      </div>
      <dl className={classes.parts}>
        {parts.map(([part, amount]) => (
          <div key={part} data-part={part}>
            <dt>{t(`purchases.fund_${part}`)}</dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
