import { useServerMenu } from '@campus-procurement/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { type Queried, QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Content } from '#ui/text/Content.tsx';
import classes from './Panel.module.css';

/** A row of a panel. */
export interface PanelRow {
  id: string;
  title: string;
  /** The address that the row links to. Without it, the row is no link. */
  to?: string | undefined;
  /** A label before the title. */
  tag?: ReactNode;
  isUnread?: boolean;
  /** Shown at the end of the row: a time in ISO 8601, or other content. */
  time?: string | null;
  end?: ReactNode;
}

interface PanelProps<T> {
  title: LabelKey;
  query: Queried<T>;
  onRetry: () => void;
  rows: (data: T) => PanelRow[];
  /** The text for an empty list. */
  empty: LabelKey;
  /** The page with the complete list. It is linked if the current role has it in its menu. */
  more?: string;
  /** It stands alone in its row, and needs no height for a neighbour. */
  isAlone?: boolean;
}

/** The number of rows in a panel. It keeps the height of a full panel while it is loading. */
const most = 5;

/** A panel of the home page with a few rows of one kind. */
export function Panel<T>({ title, query, onRetry, rows, empty, more, isAlone = false }: PanelProps<T>) {
  const t = useT();
  const menu = useServerMenu();
  return (
    <Section title={t(title)} end={more && menu.entries.has(more) && <MoreLink to={more} title={t(title)} />}>
      <div className={classes.body} data-alone={(isAlone && query.data !== undefined) || undefined}>
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
              <Content>{title}</Content>
            </Link>
          ) : (
            <span className={classes.title}>
              <Content>{title}</Content>
            </span>
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
