const views = ['forgot', 'register'] as const;

/** The forms that the login page can show instead of its own. The address names them, so that reload and back button work. */
export type EntryView = (typeof views)[number];

export function entryViewOf(value: string | null): EntryView | null {
  return views.find((view) => view === value) ?? null;
}

/** Returns the address of a view; null means the login form. Other parameters of the address are kept. */
export function viewAddress(search: string, view: EntryView | null): string {
  const query = new URLSearchParams(search);
  query.delete('view');
  if (view) query.set('view', view);
  return query.size > 0 ? `/login?${query}` : '/login';
}

/** Whether the link was one of the supplier portal, which is another app. */
export function isFromPortal(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'portal';
}
