import type { ComponentType } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';

/** A part of the page that is fetched with the texts about what follows from an award when it is first shown. */
export function fulfilmentPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyPart(async () => (await Promise.all([load(), loadAreas(['fulfilment'])]))[0]);
}

/** The same with the texts about ways that are not bidding. */
export function waysPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyPart(async () => (await Promise.all([load(), loadAreas(['fulfilment', 'ways'])]))[0]);
}
