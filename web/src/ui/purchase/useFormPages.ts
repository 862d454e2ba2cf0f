import { useServerMenu } from '@campus-procurement/hooks';

/** The pages that begin a purchase: a school has one of them, or none while it takes no new ones. */
const forms = ['/purchase-management/sponsor', '/purchase-management/qlgd-new-construction'] as const;
const drafts = '/purchase-management/draft-ave';

/** Where the current role begins a purchase and goes on with one; null where it may not. Who may begin none goes on with the own drafts. */
export function useFormPages() {
  const { entries } = useServerMenu();
  const begin = forms.find((path) => entries.has(path)) ?? null;
  const page = begin ?? (entries.has(drafts) ? drafts : null);
  return { begin, edit: (id: string) => (page === null ? null : `${page}?id=${id}`) };
}
