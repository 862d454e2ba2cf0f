import type { ComponentType } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';

/** A part of the page that is fetched with the texts about biddings when it is first shown. */
export function biddingPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyPart(async () => (await Promise.all([load(), loadAreas(['bidding'])]))[0]);
}
