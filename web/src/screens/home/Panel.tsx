import { useServerMenu } from '@campus-procurement/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { type Queried, QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import classes from './Panel.module.css';

/** A line of a panel. */
export interface PanelRow {
  id: string;
  title: string;
  /** Where it leads; nowhere if left out. */
  to?: string | undefined;
  /** A word about it, before the title. */
  tag?: ReactNode;
  isUnread?: boolean;
  /** At the end of the line: a time in ISO 8601, or something else. */
  time?: string | null;
  end?: ReactNode;
}

interface PanelProps<T> {
  title: LabelKey;
  query: Queried<T>;
  onRetry: () => void;
  rows: (data: T) => PanelRow[];
  /** What is said instead of no rows. */
  empty: LabelKey;
  /** The page that lists them all: linked if the current role has it in its menu. */
  more?: string;
}

/** So many lines have room in a panel: it is as high while it is loaded as when it is full. */
const most = 5;

/** A few lines of one kind on the home page. */
export function Panel<T>({ title, query, onRetry, rows, empty, more }: PanelProps<T>) {
  const t = useT();
  const menu = useServerMenu();
  return (
    <Section title={t(title)} end={more && menu.entries.has(more) && <MoreLink to={more} title={t(title)} />}>
      <div className={classes.body}>
        <QueryView query={query} onRetry={onRetry}>
          {(data) => {
            const shown = rows(data).slice(0, most);
            return shown.length === 0 ? <EmptyState text={t(empty)} /> : <Rows rows={shown} />;
          }}
        </QueryView>
      </div>
    </Section>
  );
}

function MoreLink({ to, title }: { to: string; title: string }) {
  const t = useT();
  return (
    <Link className={classes.more} to={to} aria-label={t('home.moreOf', { title })}>
      {t('home.more')}
    </Link>
  );
}

function Rows({ rows }: { rows: PanelRow[] }) {
  const t = useT();
  return (
    <ul className={classes.rows}>
      {rows.map(({ id, title, to, tag, isUnread, time, end }) => (
        <li key={id} className={classes.row}>
          {isUnread && <span className={classes.dot} role="img" aria-label={t('home.unread')} />}
          {tag}
          {to ? (
            <Link className={classes.title} to={to} title={title}>
              {title}
            </Link>
          ) : (
            <span className={classes.title}>{title}</span>
          )}
          {time && (
            <span className={classes.end}>
              <DateTime value={time} isDay />
            </span>
          )}
          {end !== undefined && <span className={classes.end}>{end}</span>}
        </li>
      ))}
    </ul>
  );
}
