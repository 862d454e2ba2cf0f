import { type ComponentType, lazy } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import type { Area } from '#i18n/messages.ts';

/** A component that is fetched when it is first shown, together with its texts. */
export function lazyScreen<P>(load: () => Promise<{ default: ComponentType<P> }>, areas: readonly Area[]) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), loadAreas(areas)]);
    return screen;
  });
}
