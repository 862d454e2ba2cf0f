import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './Running.module.css';

type Place = Pick<Schemas['Project'], 'status' | 'lane'>;

/** The steps of each way, and at which of them a purchase is that has a state. Others are over. */
const lines = {
  SMALL: ['Request', 'Approval', 'Receipt', 'Witness', 'Payment', 'Archive'],
  BIDDING: ['Request', 'Approval', 'Bidding', 'Award', 'Receipt', 'Witness', 'Payment', 'Archive'],
} as const;
const stepOf = {
  RETURNED: 'Request',
  APPROVING: 'Approval',
  APPROVED: 'Bidding',
  PUBLISHED: 'Bidding',
  BIDDING: 'Bidding',
  OPENING: 'Bidding',
  DECIDING: 'Award',
  AWARD_APPROVING: 'Award',
  AWARD_NOTICE: 'Award',
  AWARDED: 'Award',
  EXECUTING: 'Receipt',
  ACCEPTING: 'Witness',
  COMPLETED: 'Payment',
} as const satisfies Partial<Record<Schemas['ProjectStatus'], string>>;

/** The step at which a purchase is, counted from 0; null if it is not under way. */
export function stepNumber({ status, lane }: Place): number | null {
  if (!(status in stepOf)) return null;
  const steps: readonly string[] = lines[lane ?? 'SMALL'];
  return steps.indexOf(stepOf[status as keyof typeof stepOf]);
}

/** A tick for each step: those that are done are filled, the present one has the colour of the subject. */
export function Progress({ status, lane }: Place) {
  const t = useT();
  const steps = lines[lane ?? 'SMALL'];
  const now = stepNumber({ status, lane }) ?? 0;
  const step = t(`home.step${steps[now] ?? 'Request'}`);
  return (
    <span className={classes.ticks} role="img" aria-label={t('home.stepOf', { no: now + 1, all: steps.length, step })}>
      {steps.map((name, index) => (
        <i key={name} data-at={index < now ? 'done' : index === now ? 'now' : undefined} />
      ))}
    </span>
  );
}
