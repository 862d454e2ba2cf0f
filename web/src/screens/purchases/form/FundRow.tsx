import { compareMoney } from '@campus-procurement/sdk/money';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './parts.module.css';
import { type FundValues, minus, totalOf } from './purchaseValues.ts';
import { Wrong } from './Question.tsx';
import { TextAct } from './TextAct.tsx';
import { TypedMoney } from './TypedMoney.tsx';
import { amountOf } from './typedNumbers.ts';
import type { Card } from './useCards.ts';
import type { Purchase } from './usePurchase.ts';

interface FundRowProps {
  form: Purchase;
  cards: readonly Card[];
  fund: FundValues;
  index: number;
  /** What no card pays yet; negative if they pay too much. */
  rest: string;
  change: (at: number, some: Partial<FundValues>) => void;
}

/** Below this share of what is available a card is running low. */
const lowShare = 0.1;

/** A card that pays: what it has, what it pays this time, and what is left on it. */
export function FundRow({ form, cards, fund, index, rest, change }: FundRowProps) {
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
    compareMoney(rest, '0.00') > 0
      ? t('sponsor.topUp', { sum: format.money(rest) })
      : t('sponsor.takeOff', { sum: format.money(rest.replace('-', '')) });
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
