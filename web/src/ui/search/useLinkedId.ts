import { useSearchParams } from 'react-router-dom';

/** The name in the address of the row that a link leads to, beside what `useListSearch` keeps there. */
const linkedParameter = 'open';

/** The row of a list that the address opens, e.g. that of a message; null where it opens none. */
export function useLinkedId(): readonly [id: string | null, forget: () => void] {
  const [parameters, setParameters] = useSearchParams();
  function forget() {
    const next = new URLSearchParams(parameters);
    next.delete(linkedParameter);
    setParameters(next, { replace: true });
  }
  return [parameters.get(linkedParameter), forget];
}
