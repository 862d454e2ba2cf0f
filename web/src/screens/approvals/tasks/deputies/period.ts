import type { Schemas } from '@campus-procurement/sdk';

export type Period = Schemas['DelegationPeriod'];

/** What is open: nothing, the list, or the form of a new period or of one. */
export type Opened = null | 'list' | 'new' | Period;

/** Whether it is the user who is replaced. */
export const isOwn = ({ allowedActions }: Pick<Period, 'allowedActions'>) => allowedActions.includes('EDIT');
