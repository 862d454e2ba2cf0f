import type { ComponentType } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import type { Area } from '#i18n/messages.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';

/** Returns a component that is loaded, together with its texts, when it is first shown. */
export function lazyScreen<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, areas: readonly Area[]) {
  return lazyPart<P>(async () => {
    const [screen] = await Promise.all([load(), loadAreas(areas)]);
    return screen;
  });
}
