const views = ['forgot', 'register'] as const;

/** What the login page shows in place of its form: in the address, so that a reload and the back button keep it. */
export type EntryView = (typeof views)[number];

export function entryViewOf(value: string | null): EntryView | null {
  return views.find((view) => view === value) ?? null;
}

/** The address of a view; null is the login form. What else stands in the address stays. */
export function viewAddress(search: string, view: EntryView | null): string {
  const query = new URLSearchParams(search);
  query.delete('view');
  if (view) query.set('view', view);
  return query.size > 0 ? `/login?${query}` : '/login';
}
