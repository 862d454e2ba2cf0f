import { createContext } from 'react';
import type { LabelKey } from '#i18n/messages.ts';

/** What a page knows of its place, and says of itself. */
export interface PagePlace {
  /** The crumbs, of which the last is the page's title. Given by the route table. */
  crumbs: readonly LabelKey[];
  /** Names the page's tab after what it shows; '' = as the route table does. */
  setTitle: (title: string) => void;
  /** Closes the page's tab as soon as another page is shown, which is led to next: what was to be done on it is done. */
  leave: () => void;
  /** Whether the browser's way back leads to another page of the product. */
  hasWayBack: boolean;
}

export const PageContext = createContext<PagePlace>({ crumbs: [], setTitle: () => {}, leave: () => {}, hasWayBack: false });
