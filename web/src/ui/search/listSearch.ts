/** Product specification, section 9: page 1 with 10 rows, and a page-size selector. */
export const pageSizes = [10, 20, 50, 100, 200] as const;
const defaultSize = pageSizes[0];
const lastPage = 1_000_000;

export interface Sort<C extends string> {
  column: C;
  direction: 'asc' | 'desc';
}

/** The filters of a list by name. */
export type Words = Record<string, string>;

/** Reads a filter from the address; undefined where it says nothing of use. */
export type FilterReader<T extends string> = (raw: string) => T | undefined;

/** What can stand in the address of a list. `F` is what each filter holds when it is set. */
export interface SearchSpec<F extends Words, C extends string> {
  filters: { readonly [Name in keyof F]: FilterReader<F[Name]> };
  sortable?: readonly C[];
  /** What else stands in the address and stays there, e.g. what the list is about. */
  keeps?: readonly string[];
}

export interface SearchState<F extends Words, C extends string> {
  filters: Partial<F>;
  page: number;
  size: number;
  sort: Sort<C> | null;
}

/** A free text of at most `limit` characters, without those that nobody can see and the server refuses. */
export function textFilter(limit: number): FilterReader<string> {
  return (raw) =>
    raw
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, limit) || undefined;
}

/** One of some words, e.g. `choiceFilter('ENABLED', 'DISABLED')`. */
export function choiceFilter<T extends string>(...choices: T[]): FilterReader<T> {
  return (raw) => choices.find((choice) => choice === raw);
}

function readSort<C extends string>(raw: string | null, sortable: readonly C[]): Sort<C> | null {
  const [name, direction] = raw?.split(',') ?? [];
  const column = sortable.find((known) => known === name);
  return column && (direction === 'asc' || direction === 'desc') ? { column, direction } : null;
}

/** What an address says, as far as the list knows it. */
export function readSearch<F extends Words, C extends string>(
  spec: SearchSpec<F, C>,
  parameters: URLSearchParams,
): SearchState<F, C> {
  const readers = Object.entries<FilterReader<string>>(spec.filters);
  const filters = readers.map(([name, read]) => [name, read(parameters.get(name) ?? '')] as const);
  const page = Number(parameters.get('current'));
  const size = Number(parameters.get('size'));
  return {
    filters: Object.fromEntries(filters.filter(([, value]) => value !== undefined)) as Partial<F>,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    size: pageSizes.find((known) => known === size) ?? defaultSize,
    sort: readSort(parameters.get('sort'), spec.sortable ?? []),
  };
}

/** The address of a state. What is as by default is left out, so that addresses stay short. */
export function writeSearch<F extends Words, C extends string>(
  spec: SearchSpec<F, C>,
  { filters, page, size, sort }: SearchState<F, C>,
): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, read] of Object.entries<FilterReader<string>>(spec.filters)) {
    const value = read(String(filters[name] ?? ''));
    if (value !== undefined) parameters.set(name, value);
  }
  if (sort) parameters.set('sort', `${sort.column},${sort.direction}`);
  if (page !== 1) parameters.set('current', String(page));
  if (size !== defaultSize) parameters.set('size', String(size));
  return parameters;
}
