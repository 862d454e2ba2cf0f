import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './Running.module.css';

type Place = Pick<Schemas['Project'], 'status' | 'lane'>;

/** The steps of each way, and at which of them a purchase is that has a state. Others are over. */
const lines = {
  SMALL: ['Request', 'Approval', 'Receipt', 'Witness', 'Payment', 'Archive'],
  BIDDING: ['Request', 'Approval', 'Bidding', 'Award', 'Contract', 'Acceptance', 'Entry', 'Payment', 'Archive'],
  OTHER: ['Request', 'Approval', 'Outcome', 'Contract', 'Acceptance', 'Entry', 'Payment', 'Archive'],
} as const;
const steps = {
  RETURNED: 'Request',
  APPROVING: 'Approval',
  APPROVED: { BIDDING: 'Bidding', OTHER: 'Outcome' },
  PUBLISHED: 'Bidding',
  BIDDING: 'Bidding',
  OPENING: 'Bidding',
  SUSPENDED: 'Bidding',
  DECIDING: 'Award',
  AWARD_APPROVING: 'Award',
  AWARD_NOTICE: 'Award',
  AWARDED: 'Contract',
  CONTRACTING: 'Contract',
  EXECUTING: { SMALL: 'Receipt', BIDDING: 'Acceptance', OTHER: 'Acceptance' },
  ACCEPTING: { SMALL: 'Witness', BIDDING: 'Acceptance', OTHER: 'Acceptance' },
  WAREHOUSING: 'Entry',
  COMPLETED: 'Payment',
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
  const step = t(`home.step${line[now] ?? 'Request'}`);
  return (
    <span className={classes.ticks} role="img" aria-label={t('home.stepOf', { no: now + 1, all: line.length, step })}>
      {line.map((name, index) => (
        <i key={name} data-at={index < now ? 'done' : index === now ? 'now' : undefined} />
      ))}
    </span>
  );
}
