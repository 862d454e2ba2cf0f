import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Verdict } from '../parts/Counted.tsx';
import { differs, type Item, parseQuantity, quantityOf, tallyOf } from '../state/acceptanceState.ts';
import type { LineValue } from '../state/arrivalSchema.ts';
import classes from './lines.module.css';

/** What a signature says, in words: the numbers, what is complete, and each line that is not. */
export function Statement({ items, lines }: { items: readonly Item[]; lines: readonly LineValue[] }) {
  const t = useT();
  const counted = items.map((item): Item => {
    const line = lines.find(({ no }) => no === item.no);
    if (!line) return item;
    const [came, passed] = [line.arriveQuantity, line.passQuantity].map((text) => parseQuantity(text) ?? 0) as [number, number];
    return {
      ...item,
      arriveQuantity: quantityOf(came),
      passQuantity: quantityOf(passed),
      failQuantity: quantityOf(Math.max(0, came - passed)),
      problem: line.problem || null,
    };
  });
  const { ordered, came, passed } = tallyOf(counted);
  const complete = counted.filter((item) => !differs(item));
  return (
    <Section title={t('acceptances.signStatement')}>
      <ul className={classes.statement} aria-live="polite">
        <li>
          <strong>{t('acceptances.signHead', { ordered, came, passed })}</strong>
        </li>
        {complete.length > 0 && (
          <li>
            {t('acceptances.signComplete', {
              count: complete.length,
              names: complete.map(({ itemName, arriveQuantity }) => `${itemName} ${arriveQuantity}`),
            })}
          </li>
        )}
        {counted.filter(differs).map((item) => (
          <li key={item.no}>
            <b>{item.itemName}</b> <Verdict item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
