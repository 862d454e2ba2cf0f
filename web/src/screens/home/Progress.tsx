import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './Running.module.css';

type Place = Pick<Schemas['Project'], 'status' | 'lane'>;

/** The steps of each way, and at which of them a purchase is that has a state. Others are over. */
const lines = {
  SMALL: ['submit', 'approve', 'receive', 'confirm', 'pay', 'archive'],
  BIDDING: ['submit', 'approve', 'bid', 'award', 'contract', 'accept', 'store', 'pay', 'archive'],
  OTHER: ['submit', 'approve', 'outcome', 'contract', 'accept', 'store', 'pay', 'archive'],
} as const;
const steps = {
  RETURNED: 'submit',
  APPROVING: 'approve',
  APPROVED: { BIDDING: 'bid', OTHER: 'outcome' },
  PUBLISHED: 'bid',
  BIDDING: 'bid',
  OPENING: 'bid',
  SUSPENDED: 'bid',
  DECIDING: 'award',
  AWARD_APPROVING: 'award',
  AWARD_NOTICE: 'award',
  AWARDED: 'contract',
  CONTRACTING: 'contract',
  EXECUTING: { SMALL: 'receive', BIDDING: 'accept', OTHER: 'accept' },
  ACCEPTING: { SMALL: 'confirm', BIDDING: 'accept', OTHER: 'accept' },
  WAREHOUSING: 'store',
  COMPLETED: 'pay',
} as const satisfies Partial<Record<Schemas['ProjectStatus'], string | Partial<Record<Schemas['PurchaseLane'], string>>>>;

/** The step at which a purchase is, counted from 0; null if it is not under way. */
export function stepNumber({ status, lane }: Place): number | null {
  if (!(status in steps)) return null;
  const way = lane ?? 'SMALL';
  const line: readonly string[] = lines[way];
  const step: string | Partial<Record<Schemas['PurchaseLane'], string>> = steps[status as keyof typeof steps];
  return line.indexOf(typeof step === 'string' ? step : (step[way] ?? ''));
}

/** A tick for each step: those that are done are filled, the present one has the colour of the subject. */
export function Progress({ status, lane }: Place) {
  const t = useT();
  const line = lines[lane ?? 'SMALL'];
  const now = stepNumber({ status, lane }) ?? 0;
  const step = t(`purchases.bar${line[now] ?? 'submit'}`);
  return (
    <span className={classes.ticks} role="img" aria-label={t('home.stepOf', { no: now + 1, all: line.length, step })}>
      {line.map((name, index) => (
        <i key={name} data-at={index < now ? 'done' : index === now ? 'now' : undefined} />
      ))}
    </span>
  );
}
