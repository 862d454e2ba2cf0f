import type { ComponentType } from 'react';
import type { LabelKey } from '#i18n/messages.ts';

/** A page of the product, as the shell needs it. */
export interface Page {
  /** The path in the route table, e.g. `/user/role`. */
  path: string;
  /** The breadcrumbs, outermost first. The last one is the title. */
  crumbs: readonly [LabelKey, ...LabelKey[]];
  Screen: ComponentType;
  /** Query parameters that identify the page, so that two details can be open side by side. Other parameters do not open another tab. */
  identity?: readonly string[];
  /** For pages that only redirect, or that are not worth a tab. */
  hasNoTab?: true;
  /** For pages that are of no use unless they are fresh: they are drawn anew whenever they are shown. */
  ignoreCache?: true;
}

/** A page at an address. */
export interface ShownPage {
  name: string;
  fullPath: string;
  page: Page;
}

/** Returns the name of the tab that an address belongs to. */
export function tabName({ identity = [] }: Page, fullPath: string): string {
  const { pathname, searchParams } = new URL(fullPath, 'http://own.invalid');
  const query = new URLSearchParams(identity.map((key) => [key, searchParams.get(key) ?? '']));
  const path = pathname.replace(/\/+$/, '') || '/';
  return query.size > 0 ? `${path}?${query}` : path;
}
