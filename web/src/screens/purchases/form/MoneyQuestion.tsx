import { compareMoney, unitPriceOf } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { amountOf, quantityOf } from '#ui/fields/typedNumbers.ts';
import { totalOf } from './purchaseValues.ts';
import { Question, Wrong } from './Question.tsx';
import classes from './sponsor.module.css';
import { TypedMoney } from './TypedMoney.tsx';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';

/** How much it costs, and where the amount leads. */
export function MoneyQuestion({ form, check }: { form: Purchase; check: Check | undefined }) {
  const t = useT();
  const format = useFormat();
  const { lines } = form.values;
  const total = totalOf(form.values);
  const [line] = lines;
  const field = lines.length === 1 && line ? `lines.${line.key}.amount` : 'items';
  const said = [form.wrongAt(field), field === 'items' ? undefined : form.wrongAt('items')].find(Boolean);
  return (
    <Question label={t('sponsor.howMuch')} hint={t('sponsor.howMuchHint')} isWrong={said !== undefined}>
      {lines.length === 1 && line ? (
        <TypedMoney
          id={form.idOf(field)}
          aria-label={t('sponsor.amount')}
          aria-describedby={form.idOf('money-wrong')}
          classNames={{ input: classes.sum ?? '' }}
          leftSection={<span className={classes.yuan}>¥</span>}
          leftSectionWidth={36}
          leftSectionPointerEvents="none"
          rightSection={<Each line={line} />}
          rightSectionWidth="auto"
          rightSectionPointerEvents="none"
          placeholder="0.00"
          value={line.amount}
          error={said !== undefined}
          onType={(amount) => form.changeLine(line.key, { amount })}
        />
      ) : (
        <output className={classes.sumBox} id={form.idOf('items')} tabIndex={-1}>
          <span className={classes.yuan}>¥</span>
          <b>{format.money(total)}</b>
          <span className={classes.each}>{t('sponsor.total', { count: lines.length })}</span>
        </output>
      )}
      <Wrong id={form.idOf('money-wrong')}>{said}</Wrong>
      {check && <Lanes check={check} total={total} />}
      {check && <Over check={check} total={total} />}
    </Question>
  );
}

function Each({ line }: { line: Purchase['values']['lines'][number] }) {
  const t = useT();
  const format = useFormat();
  const [amount, quantity] = [amountOf(line.amount), quantityOf(line.quantity)];
  if (amount === null || quantity === null || Number(quantity) === 0 || quantity === '1') return null;
  const price = format.unitPrice(unitPriceOf(amount, quantity));
  return <span className={classes.each}>{t('sponsor.each', { unit: line.unit.trim(), price })}</span>;
}

/** Why it is no small purchase, and what is still to be said. What is filled in goes along. */
function Over({ check: { lane, laneReason, smallLimit, tenderLimit }, total }: { check: Check; total: string }) {
  const t = useT();
  const isTooMuch = compareMoney(total, smallLimit) > 0;
  if (lane !== 'BIDDING' && !isTooMuch) return null;
  if (compareMoney(total, tenderLimit) >= 0) {
    return (
      <div className={classes.over} role="status">
        <b>{t('sponsor.tenderTitle', { limit: tenderLimit })}</b>
        <p>{t('sponsor.tenderText')}</p>
      </div>
    );
  }
  return (
    <div className={classes.over} role="status">
      <b>{isTooMuch ? t('sponsor.overTitle', { limit: smallLimit }) : t(`sponsor.over${laneReason ?? 'AMOUNT'}`)}</b>
      <p>{t('sponsor.overText')}</p>
      <ol>
        {(['Lines', 'Terms', 'Place', 'Papers'] as const).map((what) => (
          <li key={what}>
            <b>{t(`sponsor.over${what}`)}</b>
            <small>{t(`sponsor.over${what}Hint`)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Which way the amount leads; the one of now is marked. */
function Lanes({ check: { ownCardLimit, smallLimit, tenderLimit, lane }, total }: { check: Check; total: string }) {
  const t = useT();
  const lanes = [
    { range: t('sponsor.upTo', { limit: ownCardLimit }), way: t('sponsor.laneNobody') },
    { range: t('sponsor.upTo', { limit: smallLimit }), way: t('sponsor.laneOwner') },
    { range: t('sponsor.above', { limit: smallLimit }), way: t('sponsor.laneOther') },
    { range: t('sponsor.fromLimit', { limit: tenderLimit }), way: t('sponsor.laneTender') },
  ];
  const isNothing = compareMoney(total, '0.00') === 0;
  const place = [ownCardLimit, smallLimit].filter((limit) => compareMoney(total, limit) > 0).length;
  const isTender = compareMoney(total, tenderLimit) >= 0;
  const now = isNothing ? -1 : isTender ? 3 : lane === 'BIDDING' ? 2 : place;
  return (
    <ol className={classes.lanes} aria-label={t('sponsor.lanes')}>
      {lanes.map(({ range, way }, index) => (
        <li key={way} data-now={index === now || undefined} aria-current={index === now ? 'step' : undefined}>
          <span>{range}</span>
          <small>{way}</small>
        </li>
      ))}
    </ol>
  );
}
