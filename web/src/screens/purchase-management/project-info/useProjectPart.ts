import { useSearchParams } from 'react-router-dom';
import { type Detail, isBidFor } from './projectState.ts';

const parts = ['basics', 'items', 'terms', 'money', 'log'] as const;
export type Part = (typeof parts)[number];

/** The parts that a purchase has by now. */
export function partsOf({ lane, status }: Pick<Detail, 'lane' | 'status'>): readonly Part[] {
  const isDelivered = ['EXECUTING', 'ACCEPTING', 'COMPLETED', 'ARCHIVED'].includes(status);
  return parts.filter((part) => {
    if (part === 'terms') return isBidFor({ lane });
    return part !== 'money' || !isBidFor({ lane }) || isDelivered;
  });
}

const parameter = 'tab';

/** Which part of a purchase is shown, kept in the address. Who has to enter invoices or to pay begins there. */
export function useProjectPart(project: Pick<Detail, 'allowedActions' | 'lane' | 'status'>) {
  const { allowedActions } = project;
  const [parameters, setParameters] = useSearchParams();
  const isAboutMoney = allowedActions.includes('PAY') || allowedActions.includes('ADD_INVOICE');
  const first: Part = isAboutMoney ? 'money' : 'basics';
  const part = partsOf(project).find((known) => known === parameters.get(parameter)) ?? first;
  function setPart(next: Part) {
    const changed = new URLSearchParams(parameters);
    changed.set(parameter, next);
    setParameters(changed, { replace: true, preventScrollReset: true });
  }
  return [part, setPart] as const;
}
