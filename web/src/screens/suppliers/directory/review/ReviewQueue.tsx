import type { Schemas } from '@campus-procurement/sdk';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Waited } from '../../profile/Waited.tsx';
import classes from './ReviewQueue.module.css';
import { useReviewed } from './useReviewed.ts';

interface ReviewQueueProps {
  rows: readonly Schemas['Supplier'][];
  total: number;
  current: string;
}

/** Those who wait for a review, the longest first. */
export function ReviewQueue({ rows, total, current }: ReviewQueueProps) {
  const t = useT();
  const { addressOf } = useReviewed();
  const list = useRef<HTMLElement>(null);
  const isThere = rows.length > 0;
  useEffect(() => {
    const [queue, link] = [list.current, list.current?.querySelector<HTMLElement>(`[data-id="${current}"]`)];
    // Within the queue only: the page stays where it is.
    if (isThere && queue && link) queue.scrollTop = link.offsetTop - queue.clientHeight / 2;
  }, [current, isThere]);
  return (
    <nav ref={list} className={classes.queue} aria-label={t('review.queue')}>
      <h2 className={classes.head}>
        {t('suppliers.statusPENDING')} <span>{total}</span>
        <small>{t('review.oldestFirst')}</small>
      </h2>
      <ol>
        {rows.map(({ id, companyName, submitTime }) => (
          <li key={id}>
            <Link data-id={id} to={addressOf(id)} replace aria-current={id === current || undefined}>
              <span>{companyName}</span>
              <small>
                <Waited since={submitTime} />
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
