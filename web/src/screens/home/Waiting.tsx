import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { type Queried, QueryView } from '#ui/page/QueryView.tsx';
import { Content } from '#ui/text/Content.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { ageOf } from './ageOf.ts';
import { useWaitingRows, type WaitingRow } from './useWaitingRows.ts';
import classes from './Waiting.module.css';
import { WaitingFoot } from './WaitingFoot.tsx';

interface WaitingProps {
  query: Queried<Schemas['HomeWork']>;
  onRetry: () => void;
}

/** The height of the panel has room for these. */
const most = 5;

/** What waits for the user, what is overdue on top and then the oldest. The age stands in the margin, as the date in a ledger. */
export function Waiting({ query, onRetry }: WaitingProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={classes.waiting} aria-labelledby={id}>
      {query.data === undefined && (
        <div className={classes.head}>
          <h2 id={id}>{t('home.waiting')}</h2>
        </div>
      )}
      {/* Two elements: one that took the other's place would count as moved. */}
      <div key={query.data ? 'content' : 'body'} className={query.data ? classes.content : classes.body}>
        <QueryView query={query} onRetry={onRetry}>
          {(work) => <Work work={work} titleId={id} />}
        </QueryView>
      </div>
    </section>
  );
}

function Work({ work, titleId }: { work: Schemas['HomeWork']; titleId: string }) {
  const t = useT();
  const rows = useWaitingRows(work);
  const { todo, missing, unmanagedSchools, alarms } = work;
  const besides = missing.length + unmanagedSchools.length + alarms.length;
  const count = todo.count + besides;
  return (
    <>
      <div className={classes.head}>
        <h2 id={titleId}>
          {count > 0 && <b>{count}</b>} {count > 0 ? t('home.waitFor', { count }) : t('home.nothingWaits')}
        </h2>
        {todo.oldest !== null && <Oldest since={todo.oldest} />}
      </div>
      {rows.length === 0 ? (
        <p className={classes.none}>{t('home.nothingWaitsHint')}</p>
      ) : (
        <ul className={classes.rows}>
          {rows.slice(0, most).map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      <WaitingFoot todo={todo} isAll={besides === 0} />
    </>
  );
}

function Oldest({ since }: { since: string }) {
  const t = useT();
  const { text, isOld } = ageOf(since, t);
  return (
    <span className={classes.oldest} data-old={isOld || undefined}>
      {t('home.oldest', { age: text })}
    </span>
  );
}

function Row({ row }: { row: WaitingRow }) {
  const t = useT();
  const { title, name, to, line, since, due, isOverdue, amount, verb } = row;
  return (
    <li>
      <span className={classes.age}>{since && <Age since={since} />}</span>
      <span className={classes.what}>
        <span className={classes.title}>{to === null ? <Content>{title}</Content> : <TextLink to={to}>{title}</TextLink>}</span>
        {(line || due) && (
          <small>
            {due && <span data-old={isOverdue || undefined}>{due}</span>}
            {due && line && ' · '}
            <Content>{line}</Content>
          </small>
        )}
      </span>
      <span className={classes.amount}>{amount && <Money value={amount} />}</span>
      {to !== null && (
        <Button component={Link} to={to} size="xs" variant="default" aria-label={t('ui.actionOn', { action: verb, name })}>
          {verb}
        </Button>
      )}
    </li>
  );
}

function Age({ since }: { since: string }) {
  const t = useT();
  const format = useFormat();
  const { text, isOld } = ageOf(since, t);
  return (
    <time dateTime={since} title={format.dateTime(since)} data-old={isOld || undefined}>
      {text}
    </time>
  );
}
