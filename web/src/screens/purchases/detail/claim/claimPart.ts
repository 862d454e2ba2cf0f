import type { ComponentType } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';

/** A form about the default of a supplier, fetched with its texts when it is first shown. */
export function claimPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyPart(async () => (await Promise.all([load(), loadAreas(['claims'])]))[0]);
}
