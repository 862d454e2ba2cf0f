import { Failure } from '../../failure/failure.ts';
import type { Outcome } from '../projects/public.ts';

const refuse: Outcome = async () => {
  throw new Failure('wrongState');
};

/** What follows from the end of an approval about an award. */
export const awardOutcomes: Record<'AWARD' | 'AWARD_CANCEL', Record<'APPROVED' | 'REJECTED', Outcome> & { RETURNED?: Outcome }> = {
  AWARD: { APPROVED: refuse, REJECTED: refuse },
  AWARD_CANCEL: { APPROVED: refuse, REJECTED: refuse },
};
