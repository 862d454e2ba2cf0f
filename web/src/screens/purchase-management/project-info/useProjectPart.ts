import { useSearchParams } from 'react-router-dom';
import { type Bidding, hasPrices, isAnnounced } from './bidding/useBidding.ts';
import { type Detail, isBidFor } from './state/projectState.ts';

const parts = ['bidding', 'award', 'basics', 'items', 'terms', 'money', 'log'] as const;
export type Part = (typeof parts)[number];

/** States whose page begins with the prices. */
const ofAward: readonly Detail['status'][] = ['DECIDING', 'AWARD_APPROVING', 'AWARD_NOTICE', 'AWARDED'];
const ofDelivery: readonly Detail['status'][] = ['EXECUTING', 'ACCEPTING', 'COMPLETED', 'ARCHIVED'];

type Place = Pick<Detail, 'lane' | 'status'>;

/** The parts that a purchase has by now. */
export function partsOf({ lane, status }: Place, bidding: Bidding | undefined): readonly Part[] {
  const isBid = isBidFor({ lane });
  return parts.filter((part) => {
    if (part === 'bidding') return isAnnounced({ lane, status });
    if (part === 'award') return isAnnounced({ lane, status }) && (ofAward.includes(status) || hasPrices(bidding));
    if (part === 'terms') return isBid;
    return part !== 'money' || !isBid || ofDelivery.includes(status);
  });
}

const parameter = 'tab';

/** Which part of a purchase is shown, kept in the address. It begins with what is to be done, or what goes on. */
export function useProjectPart(project: Place & Pick<Detail, 'allowedActions'>, bidding: Bidding | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const known = partsOf(project, bidding);
  const part = known.find((one) => one === parameters.get(parameter)) ?? firstOf(project);
  function setPart(next: Part) {
    const changed = new URLSearchParams(parameters);
    changed.set(parameter, next);
    setParameters(changed, { replace: true, preventScrollReset: true });
  }
  return [part, setPart] as const;
}

/** Who has to enter invoices or to pay begins there. */
function firstOf({ allowedActions, lane, status }: Place & Pick<Detail, 'allowedActions'>): Part {
  if (allowedActions.includes('PAY') || allowedActions.includes('ADD_INVOICE')) return 'money';
  if (!isAnnounced({ lane, status }) || ofDelivery.includes(status)) return 'basics';
  return ofAward.includes(status) ? 'award' : 'bidding';
}
