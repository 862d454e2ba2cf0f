import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Content } from '../text/Content.tsx';
import { Money } from '../text/Numeral.tsx';
import { CardEnd } from './CardEnd.tsx';
import classes from './CardLines.module.css';

/** The share of what is available that remains below which a card is running low. */
const lowShare = 0.1;

/** The cards that pay for a purchase: what is available, what it takes, and what remains. */
export function CardLines({ funds }: { funds: readonly Schemas['ProjectFund'][] }) {
  const t = useT();
  return (
    <ul className={classes.cards} aria-label={t('purchases.cards')}>
      {funds.map((fund, index) => (
        // A draft may name no card yet.
        <CardLine key={fund.expenditureId ?? `line ${index}`} fund={fund} />
      ))}
    </ul>
  );
}

function CardLine({ fund }: { fund: Schemas['ProjectFund'] }) {
  const t = useT();
  const { cardName, cardNo, ownerName, amount, availableAmount, remainingAmount, validTo } = fund;
  // Of what has been decided only the amount is told: the balance has moved on.
  const isKnown = availableAmount !== null;
  return (
    <li className={classes.card}>
      <div className={classes.name}>
        <b>
          <Content>{cardName ?? t('purchases.noCard')}</Content>
        </b>{' '}
        {isKnown && <CardEnd validTo={validTo} />}
        <span>
          <Content>{[cardNo, ownerName].filter(Boolean).join(' · ')}</Content>
        </span>
      </div>
      <dl className={classes.sum} data-state={stateOf(fund)}>
        {isKnown && (
          <>
            <Part label={t('purchases.available')} value={availableAmount} />
            <span aria-hidden>−</span>
          </>
        )}
        <Part label={t('purchases.thisTime')} value={amount} />
        {isKnown && (
          <>
            <span aria-hidden>=</span>
            <Part label={t('purchases.remaining')} value={remainingAmount} />
          </>
        )}
      </dl>
    </li>
  );
}

function Part({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money value={value} />
      </dd>
    </div>
  );
}

/** Whether the card suffices, and whether little is left. */
function stateOf({ availableAmount, remainingAmount }: Schemas['ProjectFund']): 'short' | 'low' | undefined {
  if (remainingAmount === null || availableAmount === null) return undefined;
  if (compareMoney(remainingAmount, '0.00') < 0) return 'short';
  return Number(remainingAmount) < lowShare * Number(availableAmount) ? 'low' : undefined;
}
