import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { Button, Select } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { type FundValues, minus, totalOf } from './purchaseValues.ts';
import { Wrong } from './Question.tsx';
import classes from './sponsor.module.css';
import { TypedMoney } from './TypedMoney.tsx';
import { amountOf } from './typedNumbers.ts';
import type { Card } from './useCards.ts';
import type { Purchase } from './usePurchase.ts';

/** Several cards, each with what it pays. */
export function SplitCards({ form, cards }: { form: Purchase; cards: readonly Card[] }) {
  const t = useT();
  const format = useFormat();
  const { funds } = form.values;
  const total = totalOf(form.values);
  const rest = minus(total, sumOf(funds.flatMap(({ amount }) => amountOf(amount) ?? [])));
  const direction = compareMoney(rest, '0.00');
  const change = (at: number, some: Partial<FundValues>) =>
    form.change({ funds: funds.map((fund, index) => (index === at ? { ...fund, ...some } : fund)) });

  return (
    <>
      <div className={classes.cards} id={form.idOf('funds')} tabIndex={-1}>
        {funds.map((fund, index) => (
          // Cards have no other key than their place: the same may be chosen twice for a moment.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <SplitRow key={index} form={form} cards={cards} fund={fund} index={index} rest={rest} change={change} />
        ))}
      </div>
      <div className={classes.below}>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => form.change({ funds: funds.slice(0, 1).map((fund) => ({ ...fund, amount: '' })) })}
        >
          {t('sponsor.onlyOne')}
        </Button>
        <span className={classes.rest} data-open={direction !== 0 || undefined} role="status">
          {direction === 0 && amountOf(total) !== null && t('sponsor.assigned')}
          {direction > 0 && t('sponsor.missing', { sum: format.money(rest) })}
          {direction < 0 && t('sponsor.tooMuch', { sum: format.money(rest.slice(1)) })}
        </span>
      </div>
    </>
  );
}

interface SplitRowProps {
  form: Purchase;
  cards: readonly Card[];
  fund: FundValues;
  index: number;
  /** What no card pays yet; negative if they pay too much. */
  rest: string;
  change: (at: number, some: Partial<FundValues>) => void;
}

function SplitRow({ form, cards, fund, index, rest, change }: SplitRowProps) {
  const t = useT();
  const format = useFormat();
  const { funds } = form.values;
  const no = index + 1;
  const taken = new Set(funds.filter((other) => other !== fund).map(({ expenditureId }) => expenditureId));
  const choices = cards
    .filter(({ id }) => !taken.has(id))
    .map(({ id, cardName, cardNo }) => ({ value: id, label: `${cardName} (${cardNo})` }));
  const card = cards.find(({ id }) => id === fund.expenditureId);
  const field = (name: keyof FundValues) => `funds.${index}.${name}`;
  const said = form.wrongAt(field('expenditureId')) ?? form.wrongAt(field('amount'));
  const whole = amountOf(minus(rest, `-${amountOf(fund.amount) ?? '0.00'}`));
  return (
    <div className={classes.splitRow}>
      <Select
        id={form.idOf(field('expenditureId'))}
        aria-label={t('sponsor.cardNo', { no })}
        data={choices}
        value={fund.expenditureId || null}
        onChange={(id) => change(index, { expenditureId: id ?? '' })}
        searchable
        allowDeselect={false}
        error={Boolean(form.wrongAt(field('expenditureId')))}
      />
      <TypedMoney
        id={form.idOf(field('amount'))}
        aria-label={t('sponsor.cardAmount', { no })}
        value={fund.amount}
        error={Boolean(form.wrongAt(field('amount')))}
        onType={(amount) => change(index, { amount })}
      />
      <div className={classes.splitFoot}>
        {card && (
          <span>
            {card.ownerName} · {t('sponsor.free')} {format.money(card.available)}
          </span>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('sponsor.restOn', { no })}
          disabled={whole === null || whole === amountOf(fund.amount)}
          onClick={() => change(index, { amount: whole ?? '' })}
        >
          {t('sponsor.theRest')}
        </Button>
      </div>
      <Wrong>{said}</Wrong>
    </div>
  );
}
