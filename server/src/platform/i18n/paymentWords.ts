import type { Schemas } from '@campus-procurement/sdk';

type Condition = Schemas['PaymentPlanInput']['condition'];

/** What people write about each condition, the surest first. */
const words: [Condition, RegExp][] = [
  ['RETENTION', /质保|保修|保证金|warranty|retention/i],
  ['SIGNED', /签订|签约|签署|生效|预付|定金|sign|advance/i],
  ['ACCEPTED', /验收|accept/i],
  ['DELIVERED', /到货|交货|送达|deliver/i],
];

/** The condition that a part of a sentence about the payment speaks of; undefined if of none. */
export const conditionSaid = (part: string): Condition | undefined => words.find(([, pattern]) => pattern.test(part))?.[0];

/** Whether a sentence about the payment says that nothing is kept back. */
export const isAtOnce = (terms: string): boolean => /一次|全额|全款|不留|无质保|at once|in full|^all\b/i.test(terms);
