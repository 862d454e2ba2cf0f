import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './Running.module.css';

/** The steps of a small purchase, and at which of them one is that has a state. Others are over. */
const steps = ['Request', 'Approval', 'Receipt', 'Witness', 'Payment', 'Archive'] as const;
const numbers: Partial<Record<Schemas['ProjectStatus'], number>> = {
  RETURNED: 0,
  APPROVING: 1,
  EXECUTING: 2,
  ACCEPTING: 3,
  COMPLETED: 4,
};

/** The step at which a purchase is, counted from 0; null if it is not under way. */
export function stepNumber(status: Schemas['ProjectStatus']): number | null {
  return numbers[status] ?? null;
}

/** A tick for each step: those that are done are filled, the present one has the colour of the subject. */
export function Progress({ status }: { status: Schemas['ProjectStatus'] }) {
  const t = useT();
  const now = stepNumber(status) ?? 0;
  const step = t(`home.step${steps[now] ?? 'Request'}`);
  return (
    <span className={classes.ticks} role="img" aria-label={t('home.stepOf', { no: now + 1, all: steps.length, step })}>
      {steps.map((name, index) => (
        <i key={name} data-at={index < now ? 'done' : index === now ? 'now' : undefined} />
      ))}
    </span>
  );
}
