import { useSearchParams } from 'react-router-dom';
import { type Bidding, hasPrices, isAnnounced } from './bidding/useBidding.ts';
import { type Detail, isLarger } from './state/projectState.ts';

const parts = ['bidding', 'award', 'contract', 'acceptance', 'basics', 'items', 'terms', 'money', 'dossier', 'log'] as const;
export type Part = (typeof parts)[number];

/** States whose page begins with the prices. */
const ofAward: readonly Detail['status'][] = ['DECIDING', 'AWARD_APPROVING', 'AWARD_NOTICE', 'AWARDED'];
const ofDelivery: readonly Detail['status'][] = ['EXECUTING', 'ACCEPTING', 'WAREHOUSING', 'COMPLETED', 'ARCHIVED'];
const ofEnd: readonly Detail['status'][] = ['COMPLETED', 'ARCHIVED'];

type Place = Pick<Detail, 'lane' | 'status' | 'fulfilment'>;

/** The parts that a purchase has by now. */
export function partsOf({ lane, status, fulfilment }: Place, bidding: Bidding | undefined): readonly Part[] {
  const isOrdered = fulfilment !== null;
  return parts.filter((part) => {
    // What was given up has one if it had been announced.
    if (part === 'bidding') return isAnnounced({ lane, status }) || bidding !== undefined;
    if (part === 'award') return isAnnounced({ lane, status }) && (ofAward.includes(status) || hasPrices(bidding));
    if (part === 'contract') return isOrdered && (fulfilment.needsContract || fulfilment.contract !== null);
    if (part === 'acceptance') return isOrdered && ofDelivery.includes(status);
    if (part === 'dossier') return isOrdered || ofEnd.includes(status);
    if (part === 'terms') return isLarger({ lane });
    return part !== 'money' || !isLarger({ lane }) || ofDelivery.includes(status);
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
function firstOf({ allowedActions, lane, status, fulfilment }: Place & Pick<Detail, 'allowedActions'>): Part {
  if (allowedActions.includes('PAY')) return 'money';
  if (allowedActions.includes('ARCHIVE')) return 'dossier';
  if (fulfilment !== null && (status === 'CONTRACTING' || status === 'AWARDED'))
    return fulfilment.needsContract ? 'contract' : 'basics';
  if (fulfilment !== null && (status === 'EXECUTING' || status === 'ACCEPTING' || status === 'WAREHOUSING')) return 'acceptance';
  if (allowedActions.includes('ADD_INVOICE')) return 'money';
  if (!isAnnounced({ lane, status }) || ofDelivery.includes(status)) return 'basics';
  return ofAward.includes(status) ? 'award' : 'bidding';
}
