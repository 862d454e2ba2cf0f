import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { FundRow } from './FundRow.tsx';
import classes from './parts.module.css';
import { type FundValues, limits, minus, restOf, totalOf } from './purchaseValues.ts';
import { Wrong } from './Question.tsx';
import { amountOf } from './typedNumbers.ts';
import type { Card, useCards } from './useCards.ts';
import type { Purchase } from './usePurchase.ts';

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
