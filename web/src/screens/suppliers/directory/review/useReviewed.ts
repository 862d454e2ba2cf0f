import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The name in the address of the supplier that is reviewed, beside what the list keeps there. */
const parameter = 'review';

/** The supplier that is reviewed, and the ways to and from reviews. */
export function useReviewed() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  /** The address of a review; that of the list for null. */
  function addressOf(id: string | null): string {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete(parameter);
    else next.set(parameter, id);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  }

  return {
    reviewed: parameters.get(parameter),
    addressOf,
    /** From the list. */
    open: (id: string) => void navigate(addressOf(id)),
    /** From one review to the next, or back to the list: one step back is the list. */
    goOn: (id: string | null) => void navigate(addressOf(id), { replace: true }),
  };
}
