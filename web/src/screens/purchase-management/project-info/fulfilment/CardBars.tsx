import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { Detail } from '../state/projectState.ts';
import classes from './fulfilment.module.css';

interface CardBarsProps {
  /** What was paid of what it costs. */
  paid: string;
  cost: string;
  funds: Detail['funds'];
}

/** How far the money of the cards has come: what is held for the order, and what is paid. */
export function CardBars({ paid, cost, funds }: CardBarsProps) {
  const t = useT();
  const format = useFormat();
  const [part, all] = [toCents(paid), toCents(cost)];
  const held = all > part ? fromCents(all - part) : '0.00';
  const percent = all === 0n ? 0 : Number((part * 100n) / all);
  return (
    <Section title={t('fulfilment.cardMoney')}>
      <div className={classes.bar} role="img" aria-label={t('fulfilment.paidShare', { percent })}>
        <i style={{ inlineSize: `${percent}%` }} />
      </div>
      <Properties
        items={[
          [t('fulfilment.held'), format.money(held)],
          [t('fulfilment.paid'), format.money(paid)],
          [t('fulfilment.cardCount'), String(funds.length)],
        ]}
      />
    </Section>
  );
}
