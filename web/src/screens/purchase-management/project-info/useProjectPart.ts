import { useSearchParams } from 'react-router-dom';
import type { Detail } from './projectState.ts';

export const parts = ['basics', 'items', 'money', 'log'] as const;
export type Part = (typeof parts)[number];

const parameter = 'tab';

/** Which part of a purchase is shown, kept in the address. Who has to enter invoices or to pay begins there. */
export function useProjectPart({ allowedActions }: Pick<Detail, 'allowedActions'>) {
  const [parameters, setParameters] = useSearchParams();
  const isAboutMoney = allowedActions.includes('PAY') || allowedActions.includes('ADD_INVOICE');
  const first: Part = isAboutMoney ? 'money' : 'basics';
  const part = parts.find((known) => known === parameters.get(parameter)) ?? first;
  function setPart(next: Part) {
    const changed = new URLSearchParams(parameters);
    changed.set(parameter, next);
    setParameters(changed, { replace: true, preventScrollReset: true });
  }
  return [part, setPart] as const;
}
