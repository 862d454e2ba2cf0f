import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import classes from './Figures.module.css';
import { Spark } from './Spark.tsx';
import { useFigureNote } from './useFigureNote.ts';

type Figure = Schemas['HomeFigure'];

/** Of these there should be none. */
const isBad = new Set<Figure['kind']>(['WAITING', 'OVERDUE', 'DECISIONS_OVERDUE', 'STUCK', 'RED_FLAGS', 'CHEAPER_EXCLUDED']);

/** Two or three figures of the role. @param figures undefined while they are being read */
export function Figures({ figures }: { figures: readonly Figure[] | undefined }) {
  const t = useT();
  return (
    <section className={classes.panel} aria-label={t('home.figures')}>
      {figures ? (
        <dl className={classes.figures}>
          {figures.map((figure) => (
            <FigureBlock key={figure.kind} figure={figure} />
          ))}
        </dl>
      ) : (
        <div className={classes.loading}>
          <LoadingBlock />
        </div>
      )}
    </section>
  );
}

function FigureBlock({ figure }: { figure: Figure }) {
  const t = useT();
  const { kind, value, trend } = figure;
  const { note, mood } = useFigureNote(figure);
  return (
    <div className={classes.figure}>
      <dt>{t(`home.figure${kind}`)}</dt>
      <dd className={classes.value} data-bad={(isBad.has(kind) && value !== '0') || undefined}>
        <Value figure={figure} />
      </dd>
      <dd className={classes.side}>{kind === 'CARDS' ? <CardBar figure={figure} /> : <Spark values={trend.map(Number)} />}</dd>
      <dd className={classes.note}>
        {mood && (
          <>
            <span data-mood={mood.meaning}>{mood.text}</span>
            {note && ' · '}
          </>
        )}
        {note}
      </dd>
    </div>
  );
}

/** The number, with its unit small beside it. */
function Value({ figure: { unit, value } }: { figure: Figure }) {
  const t = useT();
  const format = useFormat();
  if (unit === 'MONEY') {
    const text = format.money(value);
    return (
      <>
        <small>¥</small>
        {text.slice(0, -3)}
        <small>{text.slice(-3)}</small>
      </>
    );
  }
  const number = Number(value);
  return (
    <>
      {format.number(number)} <small>{t(unit === 'DAYS' ? 'home.unitDays' : 'home.unitCount', { count: number })}</small>
    </>
  );
}

/** How much of the cards is free, and how much is bound. */
function CardBar({ figure: { value, amount } }: { figure: Figure }) {
  const [free, bound] = [Number(value), Number(amount)];
  const share = (part: number) => `${free + bound === 0 ? 0 : (100 * part) / (free + bound)}%`;
  return (
    <span className={classes.bar} aria-hidden>
      <i data-meaning="good" style={{ width: share(free) }} />
      <i data-meaning="wait" style={{ width: share(bound) }} />
    </span>
  );
}
