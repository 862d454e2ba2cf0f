import type { ComponentType } from 'react';
import type { LabelKey } from '#i18n/messages.ts';

/** A page of the product, as the shell sees it. */
export interface Page {
  /** As in the route table, e.g. `/user/role`. */
  path: string;
  /** From the outermost to the page itself; the last is the title. */
  crumbs: readonly [LabelKey, ...LabelKey[]];
  Screen: ComponentType;
  /** Query parameters that make it another page: details of two things stand side by side. Other parameters change the page it is. */
  identity?: readonly string[];
  /** Passed through, or not worth a tab. */
  hasNoTab?: true;
}

/** A page at an address. */
export interface ShownPage {
  name: string;
  fullPath: string;
  page: Page;
}

/** The name of the tab that an address belongs to. */
export function tabName({ identity = [] }: Page, fullPath: string): string {
  const { pathname, searchParams } = new URL(fullPath, 'http://own.invalid');
  const query = new URLSearchParams(identity.map((key) => [key, searchParams.get(key) ?? '']));
  const path = pathname.replace(/\/+$/, '') || '/';
  return query.size > 0 ? `${path}?${query}` : path;
}
