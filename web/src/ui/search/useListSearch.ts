import { useMemo, useRef, useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { readSearch, type SearchSpec, type Sort, type Words, writeSearch } from './listSearch.ts';
import { type SearchDraft, useSearchDraft } from './useSearchDraft.ts';
import { tabParameter } from './useTab.ts';

/** The state of a list, kept in the address: what is searched for, how it is sorted, and the page. */
export interface ListSearch<F extends Words, C extends string> {
  /** What the paged operation is asked for; filters that are not set are left out. */
  query: Partial<F> & { current: number; size: number; sort?: `${C},${'asc' | 'desc'}` };
  filters: Partial<F>;
  isFiltered: boolean;
  draft: SearchDraft<F>;
  sort: Sort<C> | null;
  /** Shows the first page of what matches. Typing makes one step for the browser's back button, however many letters it has. */
  setFilters: (filters: Partial<F>, reason?: 'typing') => void;
  setSort: (sort: Sort<C> | null) => void;
  setPage: (page: number, options?: NavigateOptions) => void;
  setSize: (size: number) => void;
  /** Shows a page of a size; the third argument of `usePagedQuery`. */
  turn: (to: { current: number; size: number }) => void;
}

/**
 * @param spec which filters there are and how each is read from the address, and which columns can be sorted by; keep it outside the
 *   component. What an address says beyond that is ignored, so a mistyped link shows a list and no error.
 */
export function useListSearch<F extends Words, C extends string = never>(spec: SearchSpec<F, C>): ListSearch<F, C> {
  return useSearchIn(spec, ...useSearchParams());
}

/** The same for a list that is no page of its own, e.g. in a drawer: its state is in no address, and gone with it. */
export function useInnerSearch<F extends Words, C extends string = never>(spec: SearchSpec<F, C>): ListSearch<F, C> {
  return useSearchIn(spec, ...useState(() => new URLSearchParams()));
}

function useSearchIn<F extends Words, C extends string>(
  spec: SearchSpec<F, C>,
  parameters: URLSearchParams,
  setParameters: (next: URLSearchParams, options?: NavigateOptions) => void,
): ListSearch<F, C> {
  const lastReason = useRef<'typing'>(undefined);

  const search = useMemo(() => {
    const state = readSearch(spec, parameters);
    function go(change: Partial<typeof state>, options?: NavigateOptions, reason?: 'typing') {
      const next = writeSearch(spec, { ...state, ...change });
      for (const name of [tabParameter, ...(spec.keeps ?? [])]) {
        const kept = parameters.get(name);
        if (kept) next.set(name, kept);
      }
      setParameters(next, { preventScrollReset: true, ...options });
      lastReason.current = reason;
    }

    return {
      query: {
        ...state.filters,
        current: state.page,
        size: state.size,
        ...(state.sort && { sort: `${state.sort.column},${state.sort.direction}` as const }),
      },
      filters: state.filters,
      isFiltered: Object.keys(state.filters).length > 0,
      sort: state.sort,
      setFilters: (filters: Partial<F>, reason?: 'typing') =>
        go({ filters, page: 1 }, { replace: Boolean(reason && lastReason.current) }, reason),
      setSort: (sort: Sort<C> | null) => go({ sort, page: 1 }),
      setPage: (page: number, options?: NavigateOptions) => go({ page }, options),
      setSize: (size: number) => go({ size, page: 1 }),
      turn: (to: { current: number; size: number }) => go({ page: to.current, size: to.size }),
    };
  }, [spec, parameters, setParameters]);

  return { ...search, draft: useSearchDraft(search.filters, search.setFilters) };
}
