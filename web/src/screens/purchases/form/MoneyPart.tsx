import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { amountOf } from '#ui/fields/typedNumbers.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import classes from './parts.module.css';
import { type FundValues, limits, minus, restOf, totalOf } from './purchaseValues.ts';
import { Wrong } from './Question.tsx';
import { TextAct } from './TextAct.tsx';
import { TypedMoney } from './TypedMoney.tsx';
import type { Card, useCards } from './useCards.ts';
import type { Purchase } from './usePurchase.ts';

/** Below this share of what is available a card is running low. */
const lowShare = 0.1;

interface MoneyPartProps {
  form: Purchase;
  cards: ReturnType<typeof useCards>;
}

/** The cards that pay, as a subtraction: the sum of the lines, what is assigned, what is missing. */
export function MoneyPart({ form, cards: { cards, error, refetch } }: MoneyPartProps) {
  const t = useT();
  if (!cards) return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <LoadingBlock />;
  if (cards.length === 0) return <p className={classes.hint}>{t('sponsor.noCards')}</p>;
  return <Funds form={form} cards={cards} />;
}

function Funds({ form, cards }: { form: Purchase; cards: readonly Card[] }) {
  const t = useT();
  const { funds } = form.values;
  const rest = restOf(form.values);
  const change = (at: number, some: Partial<FundValues>) =>
    form.change({ funds: funds.map((fund, index) => (index === at ? { ...fund, ...some } : fund)) });
  const others = cards.filter(({ id, isUsable }) => isUsable && !funds.some(({ expenditureId }) => expenditureId === id));
  return (
    <>
      <ul className={classes.funds} id={form.idOf('funds')} tabIndex={-1} aria-label={t('sponsor.cards')}>
        {funds.map((fund, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no other key than their place
          <FundRow key={index} form={form} cards={cards} fund={fund} index={index} rest={rest} change={change} />
        ))}
      </ul>
      {form.wrongAt('funds') && (
        <div className={classes.hint}>
          <Wrong>{form.wrongAt('funds')}</Wrong>
        </div>
      )}
      <div className={classes.fundSum}>
        <Menu position="bottom-start" shadow="md" withinPortal>
          <Menu.Target>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={others.length === 0 || funds.length >= limits.cards}
            >
              {t(funds.length === 0 ? 'sponsor.chooseCard' : 'sponsor.addCard')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={classes.cardMenu ?? ''}>
            {others.map((card) => (
              <Menu.Item key={card.id} onClick={() => form.change({ funds: withCard(form.values, cards, card) })}>
                <CardChoice card={card} />
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Subtraction form={form} rest={rest} />
      </div>
    </>
  );
}

function CardChoice({ card: { cardName, cardNo, available } }: { card: Card }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {cardName}
      <small className={classes.second}>
        {cardNo} · {t('sponsor.free')} {format.money(available)}
      </small>
    </>
  );
}

/** What the lines cost, less what is assigned. */
function Subtraction({ form, rest }: { form: Purchase; rest: string }) {
  const t = useT();
  const format = useFormat();
  const total = totalOf(form.values);
  const direction = compareMoney(rest, '0.00');
  const parts = [
    { label: t('sponsor.linesTotal'), sum: total },
    { label: t('sponsor.assignedSum'), sum: form.values.funds.length === 0 ? '0.00' : minus(total, rest) },
  ];
  return (
    <div className={classes.subtraction} role="status">
      {parts.map(({ label, sum }, index) => (
        <span key={label}>
          {index > 0 && <i aria-hidden>−</i>}
          {label} <b>{format.money(sum)}</b>
        </span>
      ))}
      <span data-state={direction === 0 ? 'even' : 'open'}>
        <i aria-hidden>=</i>
        {t(direction < 0 ? 'sponsor.excess' : 'sponsor.short')} <b>{format.money(direction < 0 ? rest.slice(1) : rest)}</b>
      </span>
    </div>
  );
}

/** Another card pays the rest; the only one before pays what it has. */
function withCard(values: Purchase['values'], cards: readonly Card[], card: Card): FundValues[] {
  const { funds } = values;
  const total = totalOf(values);
  const [first] = funds;
  if (!first) return [{ expenditureId: card.id, amount: '' }];
  const available = cards.find(({ id }) => id === first.expenditureId)?.available ?? '0.00';
  const paid = compareMoney(available, total) < 0 ? available : total;
  const before = funds.length === 1 ? [{ ...first, amount: amountOf(paid) ?? '' }] : funds;
  const rest = minus(total, sumOf(before.flatMap(({ amount }) => amountOf(amount) ?? [])));
  return [...before, { expenditureId: card.id, amount: amountOf(rest) ?? '' }];
}

interface FundRowProps {
  form: Purchase;
  cards: readonly Card[];
  fund: FundValues;
  index: number;
  /** What no card pays yet; negative if they pay too much. */
  rest: string;
  change: (at: number, some: Partial<FundValues>) => void;
}

/** A card that pays: what it has, what it pays this time, and what is left on it. */
function FundRow({ form, cards, fund, index, rest, change }: FundRowProps) {
  const t = useT();
  const format = useFormat();
  const { funds } = form.values;
  const no = index + 1;
  const isAlone = funds.length === 1;
  const card = cards.find(({ id }) => id === fund.expenditureId);
  const paid = (isAlone ? amountOf(totalOf(form.values)) : amountOf(fund.amount)) ?? '0.00';
  const available = card?.available ?? '0.00';
  const left = minus(available, paid);
  const isShort = compareMoney(left, '0.00') < 0;
  const isLow = !isShort && Number(left) < lowShare * Number(available);
  // What this card pays if it takes the rest.
  const whole = amountOf(minus(rest, `-${paid}`));
  const offer =
    compareMoney(rest, '0.00') > 0 ? t('sponsor.topUp', { sum: rest }) : t('sponsor.takeOff', { sum: rest.replace('-', '') });
  const said = form.wrongAt(`funds.${index}.expenditureId`) ?? form.wrongAt(`funds.${index}.amount`);
  const share = Number(available) > 0 ? Math.min(100, (Number(paid) / Number(available)) * 100) : 0;
  return (
    <li data-wrong={Boolean(said) || undefined}>
      <div className={classes.fundName} id={form.idOf(`funds.${index}.expenditureId`)} tabIndex={-1}>
        <b>{card?.cardName ?? t('purchases.noCard')}</b>
        <small>{[card?.cardNo, card && t('sponsor.inCharge', { name: card.ownerName })].filter(Boolean).join(' · ')}</small>
      </div>
      <div className={classes.fundBar}>
        <span className={classes.bar} data-short={isShort || undefined} aria-hidden>
          <i className={classes.used} style={{ width: `${share}%` }} />
        </span>
        <small>
          {t('sponsor.free')} {format.money(available)}
        </small>
      </div>
      <div className={classes.fundUse}>
        <label htmlFor={form.idOf(`funds.${index}.amount`)}>{t('purchases.thisTime')}</label>
        <TypedMoney
          id={form.idOf(`funds.${index}.amount`)}
          aria-label={`${t('purchases.thisTime')} ${t('sponsor.cardNo', { no })}`}
          value={isAlone ? paid : fund.amount}
          readOnly={isAlone}
          error={Boolean(said)}
          onType={(amount) => change(index, { amount })}
        />
      </div>
      <div className={classes.fundLeft}>
        <small>{t(isShort ? 'sponsor.short' : 'sponsor.left')}</small>
        <b data-state={isShort ? 'short' : isLow ? 'low' : undefined}>{format.money(isShort ? left.slice(1) : left)}</b>
      </div>
      <div className={classes.fundActs}>
        {!isAlone && whole !== null && compareMoney(rest, '0.00') !== 0 && (
          <TextAct aria-label={`${offer} ${t('sponsor.cardNo', { no })}`} onClick={() => change(index, { amount: whole })}>
            {offer}
          </TextAct>
        )}
        <ActionIcon
          size={28}
          aria-label={t('sponsor.removeCard', { name: card?.cardName ?? '' })}
          onClick={() => form.change({ funds: funds.filter((other) => other !== fund) })}
        >
          <IconX size={16} stroke={1.5} />
        </ActionIcon>
      </div>
      <Wrong>{said}</Wrong>
    </li>
  );
}
