import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { amountOf } from '#ui/fields/typedNumbers.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { CardEnd } from '#ui/purchase/CardEnd.tsx';
import { Content } from '#ui/text/Content.tsx';
import { type FundValues, minus, totalOf } from './purchaseValues.ts';
import { Question, Wrong } from './Question.tsx';
import classes from './sponsor.module.css';
import { TypedMoney } from './TypedMoney.tsx';
import type { Card, useCards } from './useCards.ts';
import type { Purchase } from './usePurchase.ts';

/** So many are in sight; the others on demand. */
const most = 4;

/** Which card pays, or which two share it. */
export function CardsQuestion({ form, cards }: { form: Purchase; cards: ReturnType<typeof useCards> }) {
  const t = useT();
  const { funds } = form.values;
  const isWrong = ['funds', ...funds.flatMap((_, index) => [`funds.${index}.expenditureId`, `funds.${index}.amount`])].some(
    (field) => form.wrongAt(field),
  );
  return (
    <Question label={t('sponsor.whichCard')} hint={t('sponsor.whichCardHint')} isWrong={isWrong}>
      <Choice form={form} cards={cards} />
      <Wrong id={form.idOf('funds-wrong')}>{form.wrongAt('funds')}</Wrong>
    </Question>
  );
}

function Choice({ form, cards: { cards, error, refetch } }: { form: Purchase; cards: ReturnType<typeof useCards> }) {
  const t = useT();
  const { values, change } = form;
  if (!cards) return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <LoadingBlock />;
  if (cards.length === 0) return <p className={classes.note}>{t('sponsor.noCards')}</p>;
  if (values.funds.length > 1) return <SplitCards form={form} cards={cards} />;
  const chosen = values.funds[0]?.expenditureId ?? '';
  const other = cards.find(({ id, isUsable }) => isUsable && id !== chosen);
  return (
    <>
      <Rows form={form} cards={cards} chosen={chosen} />
      {other && chosen !== '' && (
        <Button variant="subtle" size="compact-sm" onClick={() => change({ funds: splitOf(values, chosen, cards, other) })}>
          {t('sponsor.split')}
        </Button>
      )}
    </>
  );
}

/** As much as the first card has, the rest on another one. */
function splitOf(values: Purchase['values'], chosen: string, cards: readonly Card[], other: Card) {
  const total = totalOf(values);
  const available = cards.find(({ id }) => id === chosen)?.available ?? '0.00';
  const isShort = compareMoney(available, total) < 0 && compareMoney(available, '0.00') > 0;
  const first = isShort ? available : total;
  const rest = minus(total, first);
  return [
    { expenditureId: chosen, amount: amountOf(first) ?? '' },
    { expenditureId: other.id, amount: amountOf(rest) ?? '' },
  ];
}

function Rows({ form, cards, chosen }: { form: Purchase; cards: readonly Card[]; chosen: string }) {
  const t = useT();
  const [isLong, setLong] = useState(false);
  const total = totalOf(form.values);
  const shown = isLong ? cards : cards.filter(({ id }, index) => index < most || id === chosen);
  return (
    <>
      <div
        className={classes.cards}
        role="radiogroup"
        aria-label={t('sponsor.cards')}
        aria-describedby={form.idOf('funds-wrong')}
      >
        {shown.map((card, index) => (
          <CardRow
            key={card.id}
            card={card}
            total={total}
            name={form.idOf('card')}
            // The summary of what is wrong leads to the first.
            {...(index === 0 && { id: form.idOf('funds') })}
            isChosen={card.id === chosen}
            onChoose={() => form.change({ funds: [{ expenditureId: card.id, amount: '' }] })}
          />
        ))}
      </div>
      {cards.length > most && (
        <Button variant="subtle" size="compact-sm" color="gray" onClick={() => setLong(!isLong)}>
          {isLong ? t('sponsor.fewerCards') : t('sponsor.moreCards', { count: cards.length - shown.length })}
        </Button>
      )}
    </>
  );
}

interface CardRowProps {
  card: Card;
  total: string;
  name: string;
  id?: string;
  isChosen: boolean;
  onChoose: () => void;
}

function CardRow({ card, total, name, id, isChosen, onChoose }: CardRowProps) {
  const t = useT();
  const format = useFormat();
  const { cardName, cardNo, ownerName, available, validTo, isUsable } = card;
  const left = minus(available, total);
  const isShort = compareMoney(left, '0.00') < 0;
  return (
    <label className={classes.card} data-chosen={isChosen || undefined} data-short={(isChosen && isShort) || undefined}>
      <input type="radio" id={id} name={name} checked={isChosen} onChange={onChoose} />
      <span className={classes.cardName}>
        <b>
          <Content>{cardName}</Content>
        </b>{' '}
        <CardEnd validTo={validTo} />
        <small>
          <Content>
            {[cardNo, ownerName, validTo && t('sponsor.untilDay', { day: format.date(validTo) })].filter(Boolean).join(' · ')}
          </Content>
        </small>
      </span>
      <span className={classes.cardSum}>
        {isUsable ? (
          <>
            <span data-short={isShort || undefined}>
              {t(isShort ? 'sponsor.short' : 'sponsor.left')} <b>{format.money(isShort ? left.slice(1) : left)}</b>
            </span>
            <small>
              {t('sponsor.free')} {format.money(available)}
            </small>
          </>
        ) : (
          <small>{t('sponsor.unusable')}</small>
        )}
      </span>
    </label>
  );
}

/** Several cards, each with what it pays. */
function SplitCards({ form, cards }: { form: Purchase; cards: readonly Card[] }) {
  const t = useT();
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
          {direction > 0 && t('sponsor.missing', { sum: rest })}
          {direction < 0 && t('sponsor.tooMuch', { sum: rest.slice(1) })}
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
            {card.ownerName} · {t('sponsor.free')} {format.money(card.available)} <CardEnd validTo={card.validTo} />
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
