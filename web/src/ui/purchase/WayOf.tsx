import { loadAreas } from '#i18n/catalog.ts';
import { lazyPart } from '../loading/lazyPart.tsx';

/** The way of a purchase that is not bid for, fetched with its texts when it is first shown. */
export const WayOf = lazyPart(async () => (await Promise.all([import('./WayFactsList.tsx'), loadAreas(['ways'])]))[0]);
