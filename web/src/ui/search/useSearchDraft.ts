import { useEffect, useRef, useState } from 'react';
import type { Words } from './listSearch.ts';

type Values<F> = Partial<Record<keyof F, string>>;

/** Milliseconds without a keystroke after which a typed filter takes effect. */
const pause = 350;

/** What stands in the inputs of a search, which runs ahead of what has been searched for. */
export interface SearchDraft<F extends Words> {
  values: Values<F>;
  /** Takes effect when typing pauses. */
  type: (name: keyof F, value: string) => void;
  /** Takes effect at once; '' removes the filter. */
  choose: (name: keyof F, value: string) => void;
  /** Takes effect at once; false if nothing had been changed. */
  submit: () => boolean;
  reset: () => void;
}

/** @param apply is given the filters as they stand in the inputs */
export function useSearchDraft<F extends Words>(
  filters: Partial<F>,
  apply: (values: Partial<F>, reason?: 'typing') => void,
): SearchDraft<F> {
  const [values, setValues] = useState<Values<F>>(filters);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const applied = useRef(JSON.stringify(filters));

  // Back and forward change the filters under the inputs. What we have just applied ourselves must not overwrite later keystrokes.
  const current = JSON.stringify(filters);
  useEffect(() => {
    if (applied.current === current) return;
    applied.current = current;
    setValues(JSON.parse(current));
  }, [current]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const filled = (draft: Values<F>) =>
    Object.fromEntries(Object.entries<string | undefined>(draft).filter(([, value]) => value?.trim())) as Partial<F>;

  function set(next: Values<F>, reason?: 'typing') {
    clearTimeout(timer.current);
    setValues(next);
    const run = () => {
      applied.current = JSON.stringify(filled(next));
      apply(filled(next), reason);
    };
    if (reason === 'typing') timer.current = setTimeout(run, pause);
    else run();
  }

  return {
    values,
    type: (name, value) => set({ ...values, [name]: value }, 'typing'),
    choose: (name, value) => set({ ...values, [name]: value }),
    submit() {
      if (JSON.stringify(filled(values)) === applied.current) return false;
      set(values);
      return true;
    },
    reset: () => set({}),
  };
}
