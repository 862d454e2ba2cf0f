import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Content } from '#ui/text/Content.tsx';
import { differs, type Item, quantityOf, shortOf } from '../state/acceptanceState.ts';
import classes from './acceptance.module.css';

/** What arrived against what was ordered: what differs on top, and the rest in one row each. */
export function Counted({ items }: { items: readonly Item[] }) {
  const t = useT();
  const differing = items.filter(differs);
  const matching = items.filter((item) => !differs(item));
  if (items.length === 0) {
    return (
      <Section title={t('acceptances.lines')}>
        <EmptyState text={t('acceptances.noLines')} />
      </Section>
    );
  }
  return (
    <>
      {differing.length > 0 && <Lines title={t('acceptances.differing', { count: differing.length })} items={differing} />}
      {matching.length > 0 && <Lines title={t('acceptances.matching', { count: matching.length })} items={matching} />}
    </>
  );
}

function Lines({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <Section title={title} isFlush>
      <ul className={classes.lines}>
        {items.map((item) => (
          <li key={item.no}>
            <Line item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Line({ item }: { item: Item }) {
  const t = useT();
  const { itemName, brand, model, spec, unit, arriveQuantity, openQuantity, serialNos, assetNos, warehouseName } = item;
  const more = [
    [brand, model].filter(Boolean).join(' ') || spec,
    warehouseName,
    serialNos.length > 0 && `${t('acceptances.serials')} ${serialNos.join(', ')}`,
    assetNos.length > 0 && `${t('acceptances.assetNos')} ${assetNos.join(', ')}`,
  ].filter(Boolean);
  return (
    <>
      <span className={classes.two}>
        <b>
          <Content>{itemName}</Content>
        </b>
        <small>
          <Content>{more.join(' · ')}</Content>
        </small>
      </span>
      <span className={classes.quantity}>
        <b>{arriveQuantity}</b> / {openQuantity} <Content>{unit}</Content>
      </span>
      <Verdict item={item} />
    </>
  );
}

/** What is to be said of a line, in words and not by colour alone. */
export function Verdict({ item }: { item: Pick<Item, 'openQuantity' | 'arriveQuantity' | 'failQuantity' | 'unit' | 'problem'> }) {
  const t = useT();
  const { failQuantity, unit, problem } = item;
  const short = shortOf(item);
  if (failQuantity === '0' && short === 0) {
    return (
      <span className={classes.verdict} data-meaning="good">
        <IconCheck size={16} aria-hidden /> {t('acceptances.complete')}
      </span>
    );
  }
  return (
    <span className={classes.verdicts}>
      {failQuantity !== '0' && (
        <span className={classes.verdict} data-meaning="bad">
          <IconX size={16} aria-hidden />{' '}
          {[problem, t('acceptances.failedBy', { quantity: failQuantity, unit })].filter(Boolean).join(' · ')}
        </span>
      )}
      {short > 0 && (
        <span className={classes.verdict} data-meaning="wait">
          <IconAlertTriangle size={16} aria-hidden /> {t('acceptances.shortBy', { quantity: quantityOf(short), unit })}
        </span>
      )}
    </span>
  );
}
