import { useT } from '#i18n/LanguageProvider.tsx';
import { type Item, tallyOf } from '../state/acceptanceState.ts';
import classes from './acceptance.module.css';

const parts = ['ordered', 'came', 'passed', 'short', 'failed'] as const;
const meanings = { short: 'wait', failed: 'bad' } as const;

/** The five numbers of a batch. */
export function Tally({ items }: { items: readonly Item[] }) {
  const t = useT();
  const tally = tallyOf(items);
  return (
    <dl className={classes.tally} aria-label={t('acceptances.tally')}>
      {parts.map((part) => {
        const isGood = !(part in meanings) || tally[part] === '0';
        return (
          <div key={part} data-meaning={isGood ? undefined : meanings[part as keyof typeof meanings]}>
            <dt>{t(`acceptances.${part}`)}</dt>
            <dd>{tally[part]}</dd>
          </div>
        );
      })}
    </dl>
  );
}
